import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { errorCode } from "#platform/terminal/error-code.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { printable } from "../files/list-fault.ts";
import { type ListReading, parseList } from "../files/parse-list.ts";
import { unreadable } from "../files/table.ts";
import type { CarnetRules } from "../model/carnet/read-carnet.ts";

/** Far larger than any list of students (20,000 take 1 MB); a larger file is not a list. */
const LARGEST_BYTES = 50_000_000;

/** Reads a list from a file. Throws `UserError` without a file to read. */
export async function readList(path: string, carnets: CarnetRules): Promise<ListReading> {
  const name = `«${printable(basename(path))}»`;
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new UserError(`${name} ${reasonOf(errorCode(cause))}`, { cause });
  });
  if (bytes.length === 0) return unreadable(`El archivo ${name} está vacío.`);
  if (bytes.length > LARGEST_BYTES) {
    return unreadable(`El archivo ${name} es demasiado grande (más de 50 MB) para ser una lista.`);
  }
  const reading = await parseList(bytes, carnets);
  return reading.kind === "list" && reading.participants.length === 0
    ? unreadable("La lista no tiene ninguna fila debajo del encabezado.")
    : reading;
}

function reasonOf(code: unknown): string {
  if (code === "ENOENT") return "no existe. Revise el nombre y la carpeta.";
  if (code === "EISDIR") return "es una carpeta. Indique el archivo de la lista.";
  return `no se puede leer (${String(code)}). Si está abierto en otro programa, ciérrelo ahí.`;
}
