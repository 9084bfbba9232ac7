import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "#platform/terminal/user-error.ts";

const key = /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/;
const table = /\.(?:csv|tsv|xlsx?|ods|db)$/i;
/** The first line of a list, even in a comment. */
const listHeader =
  /^[#\s"']*(?:carnet["']?\s*[,;\t|]\s*["']?(?:nombre|n[oú]|ticket)|nombre["']?\s*[,;\t|]\s*["']?carnet)/im;
const carnet = /(?<![\d-])\d{4}-\d{2}-\d{3,6}(?![\d-])/g;
/** A text may contain examples of carnets; this many are a list. */
const CARNETS_OF_A_LIST = 3;

/** Throws UserError for a key or a list of people: the repository of content/ is often public. */
export async function refusePrivateContent(contentDir: string): Promise<void> {
  const found = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/[\\/]\./.test(path.slice(contentDir.length)));
  for (const path of files.toSorted()) {
    const reason = refusal(path, await readFile(path));
    if (reason === null) continue;
    throw new UserError(
      `«${path}» ${reason}, y esa carpeta se publica. Sáquelo de ahí; si ya está en GitHub, bórrelo también del historial.`,
    );
  }
}

function refusal(path: string, bytes: Buffer): string | null {
  if (table.test(path)) return "es una hoja de cálculo o una base de datos";
  const text = bytes.toString("latin1");
  if (key.test(text)) return "contiene una llave";
  const isList = listHeader.test(text) || new Set(text.match(carnet)).size >= CARNETS_OF_A_LIST;
  return isList ? "contiene carnets de participantes" : null;
}
