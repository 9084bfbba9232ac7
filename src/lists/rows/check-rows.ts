import { type Alike, alikeParticipants } from "../../domain/carnet/alike.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { looksLikeYearNumber, mayLackZeros } from "../../domain/carnet/read-carnet.ts";
import type { Columns } from "../table/columns.ts";
import { fields } from "../table/fields.ts";
import { type Place, placeText } from "../table/place.ts";
import { cellText, isBlank, type Row, type Table } from "../table/table.ts";
import { checkRow, type WrittenCell } from "./check-row.ts";
import { doubtsAbout } from "./doubtful-values.ts";
import { type ListFault, rowFault } from "./fault.ts";
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
}

/** A participant with the place of each value in the list. */
export interface ListedParticipant extends Participant {
  readonly places: Readonly<Record<"carnet" | "numeroTicket", Place>>;
}

/** Checks the rows below the header: each cell, and that carnets and tickets are unique. */
export function checkRows(table: Table, rows: readonly Row[], columns: Columns): CheckedRows {
  const faults: ListFault[] = [];
  const doubts: ListFault[] = [];
  const participants: ListedParticipant[] = [];
  const shortCarnets: string[] = [];
  const repeated: Place[] = [];
  const seen = { carnet: new Map<string, Place>(), numeroTicket: new Map<string, Place>() };
  const byCarnet = new Map<string, Participant>();

  for (const row of rows) {
    const width = widthFault(table, row, columns);
    if (width !== null) {
      faults.push(width);
      continue;
    }
    const { written, values, faults: wrong } = checkRow(table, row, columns);
    const places = {
      carnet: written.carnet.place,
      numeroTicket: written.numeroTicket.place,
    };
    const { carnet, nombre, numeroTicket } = values;
    const before = byCarnet.get(carnet ?? "");
    if (before !== undefined && before.nombre === nombre && before.numeroTicket === numeroTicket) {
      repeated.push(places.carnet);
      continue;
    }
    faults.push(...wrong);
    if (row.mark !== null) doubts.push(markDoubt(table, row, columns));
    if (isShort(table, written.carnet.text)) shortCarnets.push(written.carnet.text);
    for (const field of ["carnet", "numeroTicket"] as const) {
      const value = values[field];
      if (value === undefined) continue;
      const first = seen[field].get(value);
      if (first === undefined) seen[field].set(value, places[field]);
      else faults.push(repeatedFault(field, { ...written[field], text: value }, first));
    }
    if (carnet === undefined || nombre === undefined || numeroTicket === undefined) continue;
    const participant = { carnet, nombre, numeroTicket };
    participants.push({ ...participant, places });
    byCarnet.set(carnet, participant);
    for (const { field, problem, remedy } of doubtsAbout(participant, written.carnet.text)) {
      doubts.push(cellFault(written[field], problem, remedy));
    }
  }
  doubts.push(...alikeParticipants(participants, []).map((alike) => alikeDoubt(alike, columns)));
  doubts.push(...shortNumbers(participants).map((short) => shortDoubt(short, columns)));
  const taken = faults.length > 0 ? [] : participants;
  return { participants: taken, faults, doubts, shortCarnets, repeated };
}

/** The doubt about a carnet or ticket that differs from another person's only in zeros. */
export function alikeDoubt(
  { field, participant, other }: Alike & { readonly participant: ListedParticipant },
  columns: Columns,
): ListFault {
  const what = field === "carnet" ? "el carnet" : "el ticket";
  return cellFault(
    writtenCell(participant, field, columns),
    `${what} solo se distingue por ceros o mayúsculas de «${other[field]}», de ${other.nombre}`,
    "Si es la misma persona, deje un solo registro, con el dato como debe ser.",
  );
}

function shortDoubt(
  { person, withZeros }: ShortNumber<ListedParticipant>,
  columns: Columns,
): ListFault {
  return cellFault(
    writtenCell(person, "carnet", columns),
    "el carnet es más corto que los demás de la lista: quizá perdió ceros",
    `Si es «${withZeros}», escríbalo así: quien lo valide con sus ceros no se encontraría.`,
  );
}

function writtenCell(
  person: ListedParticipant,
  field: "carnet" | "numeroTicket",
  columns: Columns,
): WrittenCell {
  return { place: person.places[field], field, column: columns.names[field], text: person[field] };
}

function isShort(table: Table, written: string): boolean {
  return table.plainText && mayLackZeros(written) && !looksLikeYearNumber(written);
}

function cellFault(
  { place, field, column, text }: WrittenCell,
  problem: string,
  remedy: string,
): ListFault {
  return { place, field, column, value: text, problem, remedy, formula: null };
}

function markDoubt(table: Table, row: Row, columns: Columns): ListFault {
  const place = table.place(row.line, columns.index.carnet);
  const values = fields.map((field) => cellText(row.cells[columns.index[field]])).join(" | ");
  return row.mark === "hidden"
    ? rowFault(
        place,
        values,
        "la fila está oculta en la hoja, quizá por un filtro",
        "Muestre las filas ocultas y borre las que sobren.",
      )
    : rowFault(
        place,
        values,
        "la fila está tachada",
        "Bórrela si ya no cuenta, o quite el tachado.",
      );
}

/** An extra or missing comma in a CSV shifts the cells after it. */
function widthFault(table: Table, row: Row, columns: Columns): ListFault | null {
  const beyond = row.cells.slice(columns.width).some((cell) => !isBlank(cell));
  if (!table.plainText || (row.cells.length >= columns.width && !beyond)) return null;
  return rowFault(
    table.place(row.line, 0),
    row.cells.map(cellText).join(" | "),
    `la fila tiene ${row.cells.length} celdas y el encabezado ${columns.width}`,
    "Revise que cada dato esté en su columna, y escriba entre comillas los que llevan el separador.",
  );
}

function repeatedFault(
  field: "carnet" | "numeroTicket",
  cell: WrittenCell,
  first: Place,
): ListFault {
  const [what, remedy] =
    field === "carnet"
      ? ["carnet", "Deje una sola fila por persona."]
      : ["ticket", "Asigne a cada persona su propio número de ticket."];
  return cellFault(cell, `el ${what} ya está en la ${placeText(first)}`, remedy ?? "");
}
