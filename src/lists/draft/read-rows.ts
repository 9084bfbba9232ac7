import type { Participant } from "../../domain/carnet/participant.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import { reasonInWords } from "../faults/reason-words.ts";
import { checkCell } from "../rows/check-cells.ts";
import { type Field, fields } from "../table/fields.ts";
import { cellText, isBlank, type RawSheet, type Row, textCell } from "../table/table.ts";
import { doubtInWords } from "./doubt-words.ts";
import type { DraftOptions, DraftRow, RowFault } from "./draft.ts";
import { columnNames, mappedCell, rowsBelow, sameQuestions } from "./mapping.ts";

/** A row while it is being checked. */
export type Checking = { -readonly [Key in keyof DraftRow]: DraftRow[Key] } & {
  values: Partial<Record<Field, string>>;
  faults: RowFault[];
  doubts: string[];
};

/** Checks each row by itself. A ticket that will be given is neither a value nor a fault. */
export function readRows(sheet: RawSheet, options: DraftOptions): Checking[] {
  const { mapping, filter, mending } = options;
  const names = columnNames(sheet.rows, mapping);
  const width = mapping.headerAt === null ? 0 : names.findLastIndex((name) => name !== "") + 1;
  const same = sameQuestions(names);
  const leftOut = new Set(mending.leftOut);
  const accepted = new Set(mending.accepted);
  const counts = new Set(filter?.values);
  return rowsBelow(sheet.rows, mapping).map((row) => {
    const typed = mending.typed[row.line];
    const checking = checkRow(row, options, typed, same);
    if (filter !== null && !counts.has(plainText(cellText(row.cells[filter.column])))) {
      checking.fate = "filtered";
    } else if (leftOut.has(row.line)) {
      checking.fate = "left out";
    } else if (fields.every((field) => checking.written[field] === "")) {
      checking.fate = "empty";
    }
    const isSeen = typed !== undefined || accepted.has(row.line);
    const shift = sheet.isPlainText && !isSeen ? shiftFault(row, width) : null;
    if (shift !== null) checking.faults.push(shift);
    return checking;
  });
}

function checkRow(
  row: Row,
  { mapping, prefix }: DraftOptions,
  typed: Partial<Participant> | undefined,
  same: readonly (readonly number[])[],
): Checking {
  const checking: Checking = {
    line: row.line,
    written: { carnet: "", nombre: "", numeroTicket: "" },
    values: {},
    fate: "listed",
    instead: null,
    faults: [],
    doubts: markDoubts(row),
    reverted: [],
    isNumbered: false,
  };
  const written = { carnet: "", nombre: "", numeroTicket: "" };
  for (const field of fields) {
    const text = typed?.[field];
    const cell = text === undefined ? mappedCell(row, field, mapping, same) : textCell(text);
    written[field] = cellText(cell).trim();
    if (field === "numeroTicket" && prefix !== null && isBlank(cell)) {
      checking.isNumbered = true;
      continue;
    }
    const checked = checkCell(field, cell);
    if (checked.kind === "value") checking.values[field] = checked.value;
    else {
      const { problem } = reasonInWords(checked.reason);
      checking.faults.push({ field, problem, proposal: checked.proposal });
    }
    if (cell !== undefined && cell.kind !== "refused" && cell.doubt !== null) {
      checking.doubts.push(doubtInWords(cell.doubt));
    }
  }
  checking.written = written;
  return checking;
}

function markDoubts({ mark }: Row): string[] {
  if (mark === null) return [];
  return [mark === "hidden" ? "la fila está oculta en la hoja" : "la fila está tachada en la hoja"];
}

/** An extra or missing comma in a text shifts the cells after it. */
function shiftFault({ cells }: Row, width: number): RowFault | null {
  const beyond = cells.slice(width).some((cell) => !isBlank(cell));
  if (width === 0 || (cells.length >= width && !beyond)) return null;
  return {
    field: null,
    problem: `la fila tiene ${cells.length} celdas y el encabezado ${width}`,
    proposal: null,
  };
}
