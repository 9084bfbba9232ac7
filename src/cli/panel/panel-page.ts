import { readFile } from "node:fs/promises";
import { bundlePage, type PanelPage, panelPageFile } from "../../build/bundling/bundle-panel.ts";

/** The panel's page: built by `npm run build`, or bundled now when run from the sources. */
export async function panelPage(): Promise<PanelPage> {
  if (import.meta.url.endsWith(".ts")) return bundlePage();
  return JSON.parse(await readFile(new URL(panelPageFile, import.meta.url), "utf8"));
}
