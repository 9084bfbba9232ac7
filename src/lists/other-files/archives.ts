import { unzipSync } from "fflate";
import { latin1 } from "../csv/code-pages.ts";
import type { FileKind } from "./kinds.ts";
import { COPY_TABLE, UNPACK } from "./signatures.ts";

const XLSX_BY_SAVE_AS = "Ábralo y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».";

/** Workbooks are ZIP archives; OpenDocument names its type in the first entry. */
export function archiveKind(bytes: Uint8Array, head: string): FileKind {
  const names = namesIn(bytes);
  const holds = (name: RegExp) => names.some((each) => name.test(each));
  const other = (name: string, advice: string): FileKind => ({ kind: "other", name, advice });
  if (head.includes("opendocument.spreadsheet")) return { kind: "workbook", format: "ODS" };
  if (holds(/xl[\\/]workbook\.bin/i)) {
    return other("un libro binario de Excel (.xlsb)", XLSX_BY_SAVE_AS);
  }
  if (holds(/xl[\\/]workbook/i)) return { kind: "workbook", format: "XLSX" };
  if (holds(/Index[\\/]Document\.iwa|Index\.zip/)) {
    return other(
      "una hoja de Numbers, de Apple",
      "Ábrala en Numbers y elija Archivo > Exportar a > Excel. Importe el archivo .xlsx que resulta.",
    );
  }
  if (head.includes("opendocument") || holds(/word[\\/]document/i)) {
    return other("un documento de texto (Word o LibreOffice Writer)", COPY_TABLE);
  }
  return other("un archivo comprimido (.zip) o un documento que no es una lista", UNPACK);
}

/** The names of the files; of a damaged archive, all that may contain them. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
    return names;
  } catch {
    return [latin1(bytes)];
  }
}
