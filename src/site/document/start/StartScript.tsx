import type { PageAssets } from "./page-assets.ts";
import type { StartAssets } from "./start-page.ts";
import { startEndId, startScript } from "./start-script.ts";

const manifest = `${import.meta.env.BASE_URL}manifest.webmanifest`;
const icon = `${import.meta.env.BASE_URL}favicon.svg`;

/** What the start script fetches; `null` where nothing waits for the first screen. */
export function startAssets({
  sheet,
  scripts,
  titleFont,
  fonts,
}: PageAssets): Omit<StartAssets, "open"> | null {
  return sheet === null || scripts.length === 0
    ? null
    : { titleFont, icon, manifest, scripts, fonts, sheet };
}

interface StartScriptProps extends Pick<StartAssets, "open"> {
  readonly assets: PageAssets;
}

/**
 * The inline script right after the first screen; the page's head expects what follows it. Fetched
 * earlier, the rest would share a weak connection with the text and delay it; laid out at once, the
 * whole page would keep a slow phone from answering.
 *
 * After the first screen, not before it: Chromium reads a page in pieces of 10 ms, has by then used
 * one up, and paints in the pause instead of reading on through what is below.
 */
export function StartScript({ assets, open }: StartScriptProps) {
  const start = startAssets(assets);
  return (
    start && (
      <>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build
          dangerouslySetInnerHTML={{ __html: startScript(assets.startProgram, { ...start, open }) }}
        />
        {/* Were the script itself expected, Chromium would at times paint before it runs. */}
        <template id={startEndId} />
      </>
    )
  );
}
