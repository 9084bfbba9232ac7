import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBuiltEdition } from "../content/built-edition.ts";
import type { ContentReport } from "../content/check-sources.ts";
import { contentState } from "../content/content-state.ts";
import type { Folders } from "../content/folders.ts";
import { makeCurrent } from "../edition/published-editions.ts";
import { folderTexts } from "../operations/texts/folder-texts.ts";
import { renderDelivery } from "../operations/texts/render-delivery.ts";
import type { OpenedTexts, RunningSite } from "./start.ts";

/**
 * The texts of the content folder, in a store that renders what is published; `null` without such a folder
 * or without bundled programs. At its start, the server renders what was changed while it did not run.
 */
export function renderedTexts(
  folders: Folders,
  { site, show, onError }: RunningSite,
): OpenedTexts | null {
  const { content, dist } = folders;
  if (!existsSync(join(content, "edicion.yaml")) || !existsSync(join(dist, "programs")))
    return null;

  async function render(read: ContentReport | null) {
    // Loaded here, because most starts render nothing.
    const { renderBeside } = await import("../edition/render-beside.ts");
    const { readContent } = await import("../content/read-content.ts");
    // Read first: what changes meanwhile is then not taken for rendered.
    const state = await contentState(content);
    const { edition, faults, samples } = read ?? (await readContent(content));
    if (edition === null) return faults;
    const found = { contentDir: content, edition, samples: samples.length, state };
    const siteUrl = (await builtNow())?.siteUrl ?? null;
    const folder = await renderBeside(folders, found, siteUrl);
    await show(join(folder, "site"));
    await makeCurrent(folders, folder);
    return [];
  }

  const builtNow = async () => site && readBuiltEdition(dirname(site.current.dir));
  const delivery = renderDelivery({ render, onError });
  return {
    store: folderTexts(content, delivery),
    async begin() {
      const built = await builtNow();
      if (built?.content !== (await contentState(content))) delivery.begin(null);
    },
  };
}
