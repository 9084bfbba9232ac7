import type { Participant } from "../../domain/carnet/participant.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import type { Reason } from "../faults/reason.ts";
import { reasonInWords } from "../faults/reason-words.ts";
import { checkCell } from "../rows/check-cells.ts";
import { joinedCell } from "../table/columns.ts";
import { type Field, fields } from "../table/fields.ts";
import {
  cellText,
  isBlank,
  markReason,
  type RawSheet,
  type Row,
  textCell,
  widthReason,
} from "../table/table.ts";
import { doubtInWords } from "./doubt-words.ts";
import type { DraftOptions, DraftRow, RowFault } from "./draft.ts";
import { columnNames, partsOf, rowsBelow, sameQuestions } from "./mapping.ts";

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
    const shift = sheet.isPlainText && !isSeen && width > 0 ? widthReason(row, width) : null;
    if (shift !== null) {
      checking.faults.push({ field: null, problem: problemOf(shift), proposal: null });
    }
    return checking;
  });
}

function checkRow(
  row: Row,
  { mapping, prefix }: DraftOptions,
  typed: Partial<Participant> | undefined,
  same: readonly (readonly number[])[],
): Checking {
  const mark = markReason(row);
  const checking: Checking = {
    line: row.line,
    written: { carnet: "", nombre: "", numeroTicket: "" },
    values: {},
    fate: "listed",
    instead: null,
    faults: [],
    doubts: mark === null ? [] : [problemOf(mark)],
    reverted: [],
    isNumbered: false,
  };
  const written = { carnet: "", nombre: "", numeroTicket: "" };
  for (const field of fields) {
    const text = typed?.[field];
    const cell =
      text === undefined ? joinedCell(row, partsOf(field, mapping, same)) : textCell(text);
    written[field] = cellText(cell).trim();
    if (field === "numeroTicket" && prefix !== null && isBlank(cell)) {
      checking.isNumbered = true;
      continue;
    }
    const checked = checkCell(field, cell);
    if (checked.kind === "value") checking.values[field] = checked.value;
    else {
      const { reason, proposal } = checked;
      checking.faults.push({ field, problem: problemOf(reason), proposal });
    }
    if (cell !== undefined && cell.kind !== "refused" && cell.doubt !== null) {
      checking.doubts.push(doubtInWords(cell.doubt));
    }
  }
  checking.written = written;
  return checking;
}

const problemOf = (reason: Reason) => reasonInWords(reason).problem;
