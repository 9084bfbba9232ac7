import { Parser } from "htmlparser2";
import { type Cell, isBlank, type RawSheet, type Row, textCell, unreadable } from "../table.ts";
import { isStruck, type OdsCell, toCell } from "./ods-cell.ts";
import { type OdsStyles, odsStyles } from "./ods-styles.ts";
import { MOST_ROWS, shownSheet, tooLarge, unpack, type Workbook } from "./workbook.ts";

/** More than any list has; one repeated cell or row may stand for as many as a sheet can have. */
const MOST_CELLS = 3_000_000;

const damaged = unreadable(
  "El archivo no es un libro ODS que se pueda leer; puede estar dañado o incompleto. Ábralo en LibreOffice y guárdelo de nuevo.",
);

const locked = unreadable(
  "El libro está protegido con contraseña: quítesela y guárdelo de nuevo. En LibreOffice: «Guardar como», sin la marca «Guardar con contraseña».",
);

/** As many as LibreOffice has at most. */
const MOST_COLUMNS = 16_384;

class TooLarge extends Error {}

/** Reads all sheets of an ODS workbook. A damaged file is an outcome, not an error. */
export async function readOdsWorkbook(packed: Uint8Array): Promise<Workbook> {
  const files = unpack(packed);
  if (files === "too large") return tooLarge;
  if (files === "damaged") return damaged;
  const { "content.xml": content, "styles.xml": named } = files;
  const manifest = new TextDecoder().decode(files["META-INF/manifest.xml"]);
  if (/<(?:\w+:)?encryption-data\b/.test(manifest)) return locked;
  if (content === undefined) return damaged;
  const styles = odsStyles();
  try {
    const isWhole = named === undefined || parse(named, styles);
    const sheets = readSheets(content, styles);
    return isWhole && sheets !== null ? { kind: "sheets", sheets } : damaged;
  } catch (cause) {
    if (cause instanceof TooLarge) return tooLarge;
    throw cause;
  }
}

interface Handlers {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(tag: string): void;
}

/** Whether the document is complete: the parser closes the root of a truncated one itself. */
function parse(xml: Uint8Array, handlers: Handlers): boolean {
  let isWhole = true;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => handlers.open(tag, attributes),
      ontext: (text) => handlers.text(text),
      onclosetag: (tag, isImplied) => {
        if (isImplied && tag.startsWith("office:document-")) isWhole = false;
        handlers.close(tag);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(new TextDecoder().decode(xml));
  return isWhole;
}

function readSheets(content: Uint8Array, styles: OdsStyles): RawSheet[] | null {
  const sheets: {
    readonly name: string;
    readonly isHidden: boolean;
    readonly rows: Row[];
    readonly hidden: Set<number>;
  }[] = [];
  let line = 0;
  let column = 0;
  let total = 0;
  let row: { attributes: Readonly<Record<string, string>>; cells: Cell[]; struck: boolean } | null =
    null;
  let cell: OdsCell | null = null;
  /** Cells covered by a merged cell are not shown. */
  let isCovered = false;
  let paragraphs = 0;
  let inText = false;
  /** Notes, which also have paragraphs. */
  let aside = 0;
  const spans: boolean[] = [];

  const write = (text: string) => {
    if (inText && aside === 0 && !isCovered)
      cell?.runs.push({ text, isStruck: spans.includes(true) });
  };

  const isHidden = (attributes: Readonly<Record<string, string>>) =>
    /^(?:collapse|filter)$/.test(attributes["table:visibility"] ?? "") ||
    styles.of(attributes["table:style-name"]).isHidden === true;

  const endCell = (ended: OdsCell) => {
    if (row === null) return;
    const repeated = repeats(ended.attributes["table:number-columns-repeated"]);
    const value = isCovered ? textCell("") : toCell(ended, styles);
    row.struck ||= isStruck(ended, styles);
    // Blank cells at the end of a row stand for all columns of the sheet.
    const times = isBlank(value) ? Math.min(repeated, 100) : repeated;
    if (!isBlank(value)) total += times;
    if (total > MOST_CELLS) throw new TooLarge();
    for (let time = 0; time < times; time += 1) row.cells.push(value);
  };

  const endRow = () => {
    const sheet = sheets.at(-1);
    if (row === null || sheet === undefined) return;
    const { attributes, struck } = row;
    const times = repeats(attributes["table:number-rows-repeated"]);
    const cells = row.cells.slice(0, row.cells.findLastIndex((one) => !isBlank(one)) + 1);
    const mark = isHidden(attributes) ? "hidden row" : struck ? "struck row" : null;
    if (cells.length > 0) {
      total += cells.length * times;
      if (total > MOST_CELLS || sheet.rows.length + times > MOST_ROWS) throw new TooLarge();
      for (let time = 1; time <= times; time += 1)
        sheet.rows.push({ line: line + time, cells, mark });
    }
    line += times;
  };

  const isWhole = parse(content, {
    open(tag, attributes) {
      styles.open(tag, attributes);
      if (tag === "office:annotation") aside += 1;
      else if (tag === "table:table") {
        line = 0;
        column = 0;
        sheets.push({
          name: attributes["table:name"] ?? "",
          isHidden: styles.of(attributes["table:style-name"]).isHidden === true,
          rows: [],
          hidden: new Set(),
        });
      } else if (tag === "table:table-column") {
        const from = column;
        column += Math.min(repeats(attributes["table:number-columns-repeated"]), MOST_COLUMNS);
        if (isHidden(attributes))
          for (let at = from; at < column; at += 1) sheets.at(-1)?.hidden.add(at);
      } else if (tag === "table:table-row") row = { attributes, cells: [], struck: false };
      else if (tag === "table:table-cell" || tag === "table:covered-table-cell") {
        isCovered = tag === "table:covered-table-cell";
        cell = { attributes, runs: [] };
        paragraphs = 0;
      } else if (tag === "text:p") {
        inText = true;
        if (aside === 0 && paragraphs > 0) write("\n");
        if (aside === 0) paragraphs += 1;
      } else if (tag === "text:span") {
        spans.push(styles.of(attributes["text:style-name"]).isStruck === true);
      } else if (tag === "text:s") write(" ".repeat(Math.min(repeats(attributes["text:c"]), 100)));
      else if (tag === "text:tab" || tag === "text:line-break") write(" ");
    },
    text(text) {
      styles.text(text);
      write(text);
    },
    close(tag) {
      styles.close(tag);
      if (tag === "office:annotation") aside -= 1;
      else if (tag === "text:p") inText = false;
      else if (tag === "text:span") spans.pop();
      else if (tag === "table:table-row") {
        endRow();
        row = null;
      } else if (cell !== null && /^table:(?:covered-)?table-cell$/.test(tag)) {
        endCell(cell);
        cell = null;
      }
    },
  });
  return isWhole && sheets.length > 0
    ? sheets.map((sheet) => shownSheet(sheet, sheet.hidden))
    : null;
}

function repeats(written: string | undefined): number {
  return Math.max(1, Math.trunc(Number(written ?? 1)) || 1);
}
