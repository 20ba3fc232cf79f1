/** Whether a link leads nowhere but to the computer on which it is opened. */
export function isLoopback(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "[::1]" || /^127\.[\d.]+$/.test(hostname) || /(^|\.)localhost$/.test(hostname);
}
