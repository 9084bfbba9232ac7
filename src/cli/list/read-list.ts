import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { printable } from "../../lists/faults/list-fault.ts";
import { type ListReading, parseList } from "../../lists/parse-list.ts";
import { unreadable } from "../../lists/table/table.ts";
import { downloadList, firstBytes, isAddress, PUBLIC_LIST } from "./download-list.ts";
import { explainReadError } from "./read-errors.ts";

/** Far larger than any list of students (20,000 take 1 MB); a larger file is not a list. */
export const LARGEST_BYTES = 50_000_000;

/** Reads a list, a file or at an address; `sheet` names a sheet. Throws `UserError` without one to read. */
export async function readList(path: string, sheet: string | null): Promise<ListReading> {
  if (!isAddress(path)) return readBytes(await readBeginning(path), path, sheet);
  const reading = await readBytes(await downloadList(path, LARGEST_BYTES), path, sheet);
  return reading.kind === "list"
    ? { ...reading, notices: [PUBLIC_LIST, ...reading.notices] }
    : reading;
}

/** Reads and checks the bytes of a list from the file `path`. */
export async function readBytes(bytes: Uint8Array, path: string, sheet: string | null) {
  if (bytes.length === 0)
    return unreadable(`El archivo «${printable(basename(path))}» está vacío.`);
  if (bytes.length > LARGEST_BYTES) {
    return unreadable(
      `El archivo «${printable(basename(path))}» es demasiado grande (más de 50 MB) para ser una lista.`,
    );
  }
  const reading = await parseList(bytes, sheet);
  return reading.kind === "list" && reading.participants.length === 0
    ? unreadable("La lista no tiene ninguna fila debajo del encabezado.")
    : reading;
}

async function readBeginning(path: string): Promise<Buffer> {
  return firstBytes(createReadStream(path), LARGEST_BYTES).catch((cause: unknown) => {
    throw explainReadError(cause, path);
  });
}
