import type { PageAssets } from "./page-assets.ts";
import { type StartAssets, startScript, startScriptId } from "./start-script.ts";

const manifest = "/manifest.webmanifest";

/** What the page's start fetches; `null` where nothing waits for the first screen. */
export function startAssets({ sheet, scripts, ...others }: PageAssets): StartAssets | null {
  return sheet === null || scripts.length === 0 ? null : { ...others, sheet, scripts, manifest };
}

/** Stands right after the first screen; the page's head expects it. */
export function StartScript({ assets }: { readonly assets: PageAssets }) {
  const start = startAssets(assets);
  return (
    start && (
      <script
        id={startScriptId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build
        dangerouslySetInnerHTML={{ __html: startScript(start) }}
      />
    )
  );
}
