import { createReadStream } from "node:fs";
import { errorCode } from "../../domain/error-code.ts";
import { type ListReading, unreadable } from "../../lists/list-reading.ts";
import { parseList } from "../../lists/parse-list.ts";
import { downloadList, isAddress, PUBLIC_LIST } from "./download-list.ts";

/** Far beyond any list of students (20,000 take 1 MB); a larger file is some other file. */
export const LARGEST_BYTES = 50_000_000;

/**
 * Reads and checks a list of participants, a file or one published at an address; `sheet` names a workbook's sheet, `null` finds it by its
 * columns. Rejects only if the disk itself fails.
 */
export async function readList(path: string, sheet: string | null): Promise<ListReading> {
  if (isAddress(path)) return readPublishedList(path, sheet);
  try {
    return await readBytes(await firstBytes(path, LARGEST_BYTES + 1), path, sheet);
  } catch (cause) {
    const message = explainFileError(cause, path);
    if (message === null) throw cause;
    return unreadable(message);
  }
}

async function readPublishedList(address: string, sheet: string | null): Promise<ListReading> {
  const download = await downloadList(address, LARGEST_BYTES);
  if (download.kind === "refused") return unreadable(download.message);
  const reading = await readBytes(download.bytes, address, sheet);
  return reading.kind === "list"
    ? { ...reading, notices: [PUBLIC_LIST, ...reading.notices] }
    : reading;
}

/** Reads and checks the bytes of a list that came as the file `path`. */
export async function readBytes(
  bytes: Uint8Array,
  path: string,
  sheet: string | null,
): Promise<ListReading> {
  if (bytes.length === 0) return unreadable(`El archivo «${path}» está vacío.`);
  if (bytes.length > LARGEST_BYTES) {
    return unreadable(
      `El archivo «${path}» es demasiado grande (más de 50 MB) para ser una lista.`,
    );
  }
  return parseList(bytes, sheet);
}

/** Bounded, because a device such as /dev/zero has no size to ask for and no end. */
async function firstBytes(path: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: most - 1 })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const fileErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `No existe el archivo «${path}». Revise el nombre y la carpeta.`,
  EISDIR: (path) => `«${path}» es una carpeta. Indique el archivo de la lista.`,
  EACCES: (path) => `No hay permiso para leer «${path}».`,
  EPERM: (path) => `No hay permiso para leer «${path}».`,
};

/** The Spanish words for a failed access to a file, or `null` when it is no such failure. */
function explainFileError(cause: unknown, path: string): string | null {
  return fileErrors[String(errorCode(cause))]?.(path) ?? null;
}
