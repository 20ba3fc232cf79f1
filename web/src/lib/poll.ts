/** Do something now and then again and again while somebody looks at the page; returns how to stop. */
export function whileWatched(work: () => Promise<void>, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    await work();
    // Two turns may be under way, of which only one goes on.
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void turn(), document.hidden ? everyMs * 4 : everyMs);
  };
  const looked = (): void => {
    if (!document.hidden) void turn();
  };
  document.addEventListener("visibilitychange", looked);
  void turn();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
  };
}
