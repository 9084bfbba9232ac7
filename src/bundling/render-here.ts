import { readBuiltEdition } from "#edition/files/built-edition.ts";
import type { Folders } from "#edition/files/folders.ts";
import { readContent } from "#edition/files/read-content.ts";
import { readPrograms } from "#edition/render/programs.ts";
import { renderEdition } from "#edition/render/render-edition.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { withServer } from "./build-target.ts";
import { bundlePrograms, drawingsCache } from "./programs.ts";

/** Renders the content into `folder`, or resolves with the last build if the content has faults. */
export async function renderHere(
  folder: string,
  { content, dist }: Folders,
  siteUrl: string | null,
): Promise<string> {
  const { edition, ...read } = await readContent(content);
  if (edition === null) {
    if ((await readBuiltEdition(dist)) !== null) return dist;
    throw new UserError("El contenido tiene errores; véalos con: npm run contenido");
  }
  const programs = await readPrograms(await bundlePrograms({ ...withServer, offline: true }));
  const caches = [drawingsCache] as const;
  await renderEdition({ ...read, edition }, { programs, folder, caches, siteUrl });
  return folder;
}
