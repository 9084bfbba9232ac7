import { parseDocument } from "htmlparser2";
import { isBlank, type RawSheet, type Row, unreadable } from "../table.ts";
import { readCell, repeats } from "./ods-cell.ts";
import { type Element, elementsIn, type OdsStyles, odsStyles } from "./ods-styles.ts";
import { MOST_ROWS, shownSheet, tooLarge, unpack, type Workbook } from "./workbook.ts";

/** More than any list has; one repeated cell or row may stand for as many as a sheet can have. */
const MOST_CELLS = 3_000_000;

const damaged = unreadable(
  "El archivo no es un libro ODS que se pueda leer; puede estar dañado o incompleto. Ábralo en LibreOffice y guárdelo de nuevo.",
);

const locked = unreadable(
  "El libro está protegido con contraseña: quítesela y guárdelo de nuevo. En LibreOffice: «Guardar como», sin la marca «Guardar con contraseña».",
);

class TooLarge extends Error {}

/** Reads all sheets of an ODS workbook. A damaged file is an outcome, not an error. */
export async function readOdsWorkbook(packed: Uint8Array): Promise<Workbook> {
  const files = unpack(packed);
  if (files === "too large") return tooLarge;
  if (files === "damaged") return damaged;
  const textOf = (name: string) => new TextDecoder().decode(files[name]);
  if (/<(?:\w+:)?encryption-data\b/.test(textOf("META-INF/manifest.xml"))) return locked;
  const [common, content] = [textOf("styles.xml"), textOf("content.xml")];
  // The parser closes what was cut off.
  const isWhole = /<\/office:document-content\s*>\s*$/.test(content);
  if (!isWhole || !/(?:^|<\/office:document-styles\s*>\s*)$/.test(common)) return damaged;
  const documents = [common, content].map((xml) => parseDocument(xml, { xmlMode: true }));
  try {
    const tables = documents.flatMap((each) => named("table:table", each));
    const sheets = readSheets(tables, odsStyles(documents));
    const hasNotes = content.includes("<office:annotation");
    return sheets.length > 0 ? { kind: "sheets", sheets, hasNotes } : damaged;
  } catch (cause) {
    // Another error: it is nested too deeply.
    return cause instanceof TooLarge ? tooLarge : damaged;
  }
}

function readSheets(tables: readonly Element[], styles: OdsStyles): RawSheet[] {
  let total = 0;
  /** So many equal values, if not too many were repeated so far. */
  const repeated = <Value>(value: Value, written: string | undefined, size = 1): Value[] => {
    const times = repeats(written);
    total += size * times;
    if (total > MOST_CELLS) throw new TooLarge();
    return Array.from({ length: times }, () => value);
  };

  const isHidden = ({ attribs }: Element) =>
    /^(?:collapse|filter)$/.test(attribs["table:visibility"] ?? "") ||
    styles.isHidden(attribs["table:style-name"]);

  const readRow = (row: Element): Pick<Row, "cells" | "mark"> => {
    const read = elementsIn(row).map((cell) => ({
      ...readCell(cell, styles),
      times: cell.attribs["table:number-columns-repeated"],
    }));
    // Blank cells at the end of a row stand for all columns of the sheet.
    const last = read.findLastIndex(({ value }) => !isBlank(value));
    const cells = read.slice(0, last + 1).flatMap(({ value, times }) => repeated(value, times));
    const struck = read.some((each) => each.isStruck) ? "struck row" : null;
    return { cells, mark: isHidden(row) ? "hidden row" : struck };
  };

  const readSheet = (table: Element): RawSheet => {
    let line = 0;
    const elements = named("table:table-row", table);
    const rows = elements.flatMap((element): Row[] => {
      const row = readRow(element);
      const times = element.attribs["table:number-rows-repeated"];
      const first = line + 1;
      line += repeats(times);
      if (row.cells.length === 0) return [];
      const all = repeated(row, times, row.cells.length);
      return all.map((each, at) => ({ ...each, line: first + at }));
    });
    if (rows.length > MOST_ROWS) throw new TooLarge();
    const columns = named("table:table-column", table).flatMap((column) =>
      repeated(isHidden(column), column.attribs["table:number-columns-repeated"]),
    );
    const hidden = new Set([...columns.keys()].filter((column) => columns[column]));
    const name = table.attribs["table:name"] ?? "";
    return shownSheet({ name, isHidden: isHidden(table), rows }, hidden);
  };

  return tables.map(readSheet);
}

/** The elements of this name, none of which is in another. */
const named = (name: string, parent: Parameters<typeof elementsIn>[0]): Element[] =>
  elementsIn(parent).flatMap((each) => (each.name === name ? each : named(name, each)));
