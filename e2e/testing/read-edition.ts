import { readContent } from "#edition/files/read-content.ts";
import type { EditionContent } from "#edition/model/edition.ts";

/** Reads the edition of `folder`; throws if its content has faults. */
export async function readEdition(folder: string): Promise<EditionContent> {
  const { edition } = await readContent(folder);
  if (edition === null) throw new Error(`${folder} has faults: npm run contenido`);
  return edition;
}
