import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readBuiltEdition } from "#edition/files/built-edition.ts";
import { listContent } from "#edition/files/content-files.ts";
import type { Folders } from "#edition/files/folders.ts";
import { readPrograms } from "#edition/render/programs.ts";
import { DRAWINGS, makeCurrent, programsIn } from "#edition/render/published-editions.ts";
import type { ContentToRender } from "#edition/render/render-target.ts";
import { folderTexts } from "#texts/folder/folder-texts.ts";
import { renderDelivery } from "./render-delivery.ts";
import type { OpenedTexts, RunningSite } from "./start.ts";

/**
 * The texts of the content folder, in a store that renders what is published; `null` without such a folder
 * or without bundled programs. At its start, the server renders what was changed while it did not run.
 */
export function renderedTexts(
  folders: Folders,
  { site, show, onError }: RunningSite,
): OpenedTexts | null {
  const { content, dist, published } = folders;
  if (!existsSync(join(content, "edicion.yaml")) || !existsSync(join(dist, "programs")))
    return null;

  async function render(found: ContentToRender): Promise<void> {
    // Loaded here, because most starts render nothing.
    const { renderEdition } = await import("#edition/render/render-edition.ts");
    const programs = await readPrograms(programsIn(dist));
    const folder = join(published, String(Date.now()));
    await mkdir(folder, { recursive: true });
    const caches = [join(published, DRAWINGS), join(dist, DRAWINGS)] as const;
    const siteUrl = (await builtNow())?.siteUrl ?? null;
    await renderEdition(found, { programs, folder, caches, siteUrl });
    await show(join(folder, "site"));
    await makeCurrent(folders, folder);
  }

  const builtNow = async () => site && readBuiltEdition(dirname(site.current.dir));
  const delivery = renderDelivery({ render, onError });
  return {
    store: folderTexts(content, delivery),
    async begin() {
      const files = await listContent(content);
      if ((await builtNow())?.content === files.state) return;
      delivery.begin(async () => {
        const { readContent } = await import("#edition/files/read-content.ts");
        return readContent(content, Date.now(), files);
      });
    },
  };
}
