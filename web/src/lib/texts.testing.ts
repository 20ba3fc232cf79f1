import type { FetchText } from "./speech.svelte.ts";

const files = import.meta.glob<string>("../../../elysium/{text,games/*/text}/*.ftl", { query: "?raw", import: "default", eager: true });

/** The very files that the server sends. */
export const textFromFiles: FetchText = (language, name) => {
  const folder = name === "common" ? "elysium/text/" : `elysium/games/${name}/text/`;
  const wanted = Object.entries(files).filter(([path]) => {
    const file = path.split(folder)[1];
    return file !== undefined && (file === `${language}.ftl` || file.endsWith(`.${language}.ftl`));
  });
  return Promise.resolve(wanted.map(([, text]) => text).join("\n"));
};
