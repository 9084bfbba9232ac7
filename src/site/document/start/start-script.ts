import type { StartAssets } from "./start-page.ts";

/** The element after the start script. What a browser has to read, and run, before it paints ends with it. */
export const startEndId = "arranque";

/** Global name under which the bundled program holds the exports of `start-page.ts`. */
export const startProgramName = "start";

/** The start script's text: the bundled program, called with `assets`. */
export function startScript(program: string, assets: StartAssets): string {
  // Escaped, so that no address can end the script element.
  const json = JSON.stringify(assets).replaceAll("<", "\\u003c");
  return `${program}${startProgramName}.startPage(${json})`;
}
