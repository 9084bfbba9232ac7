import { type Alike, alikeParticipants } from "../../domain/carnet/alike.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { looksLikeYearNumber, mayLackZeros } from "../../domain/carnet/read-carnet.ts";
import { tidyText } from "../../domain/text/tidy-text.ts";
import { type ListFault, rowFault } from "../faults/list-fault.ts";
import { type Columns, hasValues } from "../table/columns.ts";
import { fields } from "../table/fields.ts";
import type { Place } from "../table/place.ts";
import {
  cellText,
  markReason,
  placeIn,
  type RawSheet,
  type Row,
  widthReason,
} from "../table/table.ts";
import { cellFault, checkRow, type WrittenCell } from "./check-row.ts";
import { doubtsAbout } from "./doubtful-values.ts";
import { type ShortNumber, shortNumbers } from "./short-numbers.ts";

/** The participants of a list, or all its faults; only one is not empty. */
export interface CheckedRows {
  readonly participants: readonly ListedParticipant[];
  readonly faults: readonly ListFault[];
  /** Values that can be stored and are probably wrong. */
  readonly doubts: readonly ListFault[];
  /** Carnets, as written, that are valid but may have lost leading zeros. */
  readonly shortCarnets: readonly string[];
  /** The places of rows that repeat an earlier row exactly. */
  readonly repeated: readonly Place[];
  /** The places of rows that have values only in columns that are not used. */
  readonly withoutPerson: readonly Place[];
}

/** A participant with the place of each value in the list. */
export interface ListedParticipant extends Participant {
  readonly places: Readonly<Record<"carnet" | "numeroTicket", Place>>;
}

/** Checks the rows below the header: each cell, and that carnets and tickets are unique. */
export function checkRows(sheet: RawSheet, rows: readonly Row[], columns: Columns): CheckedRows {
  const faults: ListFault[] = [];
  const doubts: ListFault[] = [];
  const participants: ListedParticipant[] = [];
  const shortCarnets: string[] = [];
  const repeated: Place[] = [];
  const withoutPerson: Place[] = [];
  const written = new Map<string, string>();
  const seen = { carnet: new Map<string, Place>(), numeroTicket: new Map<string, Place>() };
  const byCarnet = new Map<string, Participant>();

  for (const row of rows) {
    const width = widthFault(sheet, row, columns);
    if (width !== null) {
      faults.push(width);
      continue;
    }
    if (!hasValues(row, columns)) {
      withoutPerson.push(placeIn(sheet, row.line, columns.index.carnet));
      continue;
    }
    if (isHeader(row, columns)) {
      const text = row.cells.map(cellText).join(" | ");
      faults.push(rowFault(placeIn(sheet, row.line, 0), text, { kind: "header again" }));
      continue;
    }
    const checked = checkRow(sheet, row, columns);
    const { written: cells, values } = checked;
    const places = { carnet: cells.carnet.place, numeroTicket: cells.numeroTicket.place };
    const { carnet, nombre, numeroTicket } = values;
    const before = byCarnet.get(carnet ?? "");
    if (before !== undefined && before.nombre === nombre && before.numeroTicket === numeroTicket) {
      repeated.push(places.carnet);
      continue;
    }
    faults.push(...checked.faults);
    doubts.push(...checked.doubts);
    doubts.push(...markDoubt(sheet, row, columns));
    if (isShort(sheet, cells.carnet.text)) shortCarnets.push(cells.carnet.text);
    for (const field of ["carnet", "numeroTicket"] as const) {
      const value = values[field];
      if (value === undefined) continue;
      const first = seen[field].get(value);
      if (first === undefined) seen[field].set(value, places[field]);
      else
        faults.push(
          cellFault({ ...cells[field], text: value }, { kind: "repeated", field, first }),
        );
    }
    if (carnet === undefined || nombre === undefined || numeroTicket === undefined) continue;
    const participant = { carnet, nombre, numeroTicket };
    participants.push({ ...participant, places });
    byCarnet.set(carnet, participant);
    if (!cells.carnet.text.includes("-")) written.set(carnet, cells.carnet.text);
    for (const { field, ...doubt } of doubtsAbout(participant, cells.carnet.text)) {
      doubts.push({ ...cellFault(cells[field], doubt.reason), ...doubt });
    }
  }
  doubts.push(...alikeParticipants(participants, []).map((alike) => alikeDoubt(alike, columns)));
  const short = shortNumbers(participants, ({ carnet }) => written.get(carnet) ?? carnet);
  doubts.push(...short.map((one) => shortDoubt(one, columns)));
  const taken = faults.length > 0 ? [] : participants;
  return { participants: taken, faults, doubts, shortCarnets, repeated, withoutPerson };
}

/** The doubt about a carnet or ticket that can be taken for another person's. */
export function alikeDoubt(
  { field, participant, other }: Alike & { readonly participant: ListedParticipant },
  columns: Columns,
): ListFault {
  const value = participant[field];
  return cellFault(writtenCell(participant, field, columns), {
    kind: "alike",
    field,
    value,
    other,
  });
}

function shortDoubt(
  { person, withZeros }: ShortNumber<ListedParticipant>,
  columns: Columns,
): ListFault {
  const fault = cellFault(writtenCell(person, "carnet", columns), { kind: "short carnet" });
  return { ...fault, proposal: withZeros };
}

function writtenCell(
  person: ListedParticipant,
  field: "carnet" | "numeroTicket",
  columns: Columns,
): WrittenCell {
  return { place: person.places[field], field, column: columns.names[field], text: person[field] };
}

function isShort(sheet: RawSheet, written: string): boolean {
  return sheet.isPlainText && mayLackZeros(written) && !looksLikeYearNumber(written);
}

/** Whether the row is the header again, as where two exports were pasted together. */
function isHeader(row: Row, { index, names }: Columns): boolean {
  return (["carnet", "numeroTicket"] as const).every((field) => {
    const text = cellText(row.cells[index[field]]);
    return text.endsWith(names[field]) && tidyText(text) === names[field];
  });
}

function markDoubt(sheet: RawSheet, row: Row, columns: Columns): ListFault[] {
  const reason = markReason(row);
  if (reason === null) return [];
  const place = placeIn(sheet, row.line, columns.index.carnet);
  const values = fields.map((field) => cellText(row.cells[columns.index[field]])).join(" | ");
  return [rowFault(place, values, reason)];
}

function widthFault(sheet: RawSheet, row: Row, { width }: Columns): ListFault | null {
  const reason = sheet.isPlainText ? widthReason(row, width) : null;
  if (reason === null) return null;
  return rowFault(placeIn(sheet, row.line, 0), row.cells.map(cellText).join(" | "), reason);
}
