import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Folders } from "../files/folders.ts";
import { readPrograms } from "./programs.ts";
import { DRAWINGS, programsIn } from "./published-editions.ts";
import { renderEdition } from "./render-edition.ts";
import type { ContentToRender } from "./render-target.ts";

/** Renders `content` beside what visitors see; resolves with the folder of the whole edition. */
export async function renderBeside(
  { dist, published }: Folders,
  content: ContentToRender,
  siteUrl: string | null,
): Promise<string> {
  const name = String(Date.now());
  const folder = join(published, name);
  await mkdir(folder, { recursive: true });
  const programs = await readPrograms(programsIn(dist));
  const caches = [join(published, DRAWINGS), join(dist, DRAWINGS)] as const;
  await renderEdition(content, { programs, folder, caches, siteUrl });
  return folder;
}
