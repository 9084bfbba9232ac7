import { readFile, stat } from "node:fs/promises";
import { checkRows, type ListedParticipant } from "./check-rows.ts";
import { type Columns, findHeader } from "./columns.ts";
import { decodeText } from "./decode-text.ts";
import { type Fault, printable } from "./fault.ts";
import { fileKind } from "./file-kind.ts";
import { parseCsv } from "./parse-csv.ts";
import { pickSheet } from "./pick-sheet.ts";
import { readWorkbook } from "./read-xlsx.ts";
import type { Table } from "./table.ts";

/** What reading a list came to. */
export type ListReading =
  | {
      readonly kind: "list";
      readonly participants: readonly ListedParticipant[];
      /** How the file was understood, for people: `CSV con punto y coma, Windows-1252`. */
      readonly format: string;
      readonly columns: Columns;
      /** What to mind about a list that is right; Spanish sentences. */
      readonly notices: readonly string[];
    }
  /** The file as a whole cannot be used; `message` is Spanish and says what to do. */
  | { readonly kind: "unreadable"; readonly message: string }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/** Far beyond any list of students (20,000 take 1 MB); a larger file is some other file. */
const LARGEST_BYTES = 50_000_000;

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "coma",
  ";": "punto y coma",
  "\t": "tabulador",
};

const unreadable = (message: string): ListReading => ({ kind: "unreadable", message });

/** Which part of the file is meant. */
export interface ListRequest {
  readonly path: string;
  /** A sheet's name, or `null` to find the sheet by its columns. */
  readonly sheet: string | null;
}

/** Reads and checks a list of participants. Rejects only if the disk itself fails. */
export async function readList({ path, sheet }: ListRequest): Promise<ListReading> {
  const file = await readBytes(path);
  if (file.kind !== "bytes") return file;
  const kind = fileKind(file.bytes);
  switch (kind.kind) {
    case "text":
      return sheet === null
        ? readText(file.bytes)
        : unreadable(
            "--hoja es solo para libros XLSX; este archivo es un texto. Quite esa opción.",
          );
    case "workbook":
      return readSheet(file.bytes, sheet);
    case "other":
      return unreadable(`El archivo es ${kind.name}. ${SAVE_AGAIN}`);
  }
}

const SAVE_AGAIN = "Guarde la lista como XLSX o CSV desde la hoja de cálculo.";

async function readSheet(bytes: Buffer, wanted: string | null): Promise<ListReading> {
  const workbook = await readWorkbook(bytes);
  if (workbook.kind === "unreadable") return workbook;
  const picked = pickSheet(workbook.sheets, wanted);
  if (picked.kind === "unusable") return unreadable(picked.message);
  return checkTable(picked.sheet.table, `XLSX, hoja «${picked.sheet.name}»`);
}

function readText(bytes: Buffer): ListReading {
  const decoded = decodeText(bytes);
  if (decoded === null) return unreadable(`El archivo no es un texto. ${SAVE_AGAIN}`);
  const parsed = parseCsv(decoded.text);
  if (parsed.kind === "unreadable") return parsed;
  const delimiter = delimiterNames[parsed.delimiter] ?? `«${parsed.delimiter}»`;
  return checkTable(parsed.table, `CSV con ${delimiter}, ${decoded.encoding}`);
}

function checkTable(table: Table, format: string): ListReading {
  const header = findHeader(table.rows);
  if (header.kind === "unusable") return unreadable(header.message);
  const { columns, headerAt } = header;
  const checked = checkRows(table, table.rows.slice(headerAt + 1), columns);
  if (checked.faults.length > 0) return { kind: "faulty", faults: checked.faults };
  const notices = noticesOf(columns, checked.doubtful);
  return { kind: "list", participants: checked.participants, format, columns, notices };
}

function noticesOf({ ignored }: Columns, doubtful: readonly string[]): string[] {
  const notices: string[] = [];
  if (ignored.length > 0) {
    const names = ignored.map((name) => `«${printable(name)}»`).join(", ");
    notices.push(`Columnas que no se usan: ${names}.`);
  }
  const [example] = doubtful;
  if (example !== undefined) {
    notices.push(
      `Carnets sin guiones y con menos de 12 números: ${doubtful.length} (por ejemplo ${example}). Si alguno empezaba con 0, la hoja de cálculo pudo quitárselo: revíselos.`,
    );
  }
  return notices;
}

type FileBytes = { readonly kind: "bytes"; readonly bytes: Buffer };

async function readBytes(path: string): Promise<FileBytes | ListReading> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST_BYTES) {
      return unreadable(
        `El archivo «${path}» es demasiado grande (más de 50 MB) para ser una lista.`,
      );
    }
    const bytes = await readFile(path);
    if (bytes.length === 0) return unreadable(`El archivo «${path}» está vacío.`);
    return { kind: "bytes", bytes };
  } catch (cause) {
    const message = explainFileError(cause, path);
    if (message === null) throw cause;
    return unreadable(message);
  }
}

const fileErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `No existe el archivo «${path}». Revise el nombre y la carpeta.`,
  EISDIR: (path) => `«${path}» es una carpeta. Indique el archivo de la lista.`,
  EACCES: (path) => `No hay permiso para leer «${path}».`,
  EPERM: (path) => `No hay permiso para leer «${path}».`,
};

/** The Spanish words for a failed access to a file, or `null` when it is no such failure. */
function explainFileError(cause: unknown, path: string): string | null {
  if (!(cause instanceof Error) || !("code" in cause)) return null;
  return fileErrors[String(cause.code)]?.(path) ?? null;
}
