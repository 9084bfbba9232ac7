import type { Participant } from "../../../domain/carnet/participant.ts";
import { mayLackZeros } from "../../../domain/carnet/read-carnet.ts";
import { type Columns, type Field, fields } from "../table/columns.ts";
import { cellText, isBlank, type Row, type Table } from "../table/table.ts";
import { checkCell } from "./check-cells.ts";
import type { Fault } from "./fault.ts";

/** The participants of a list, or everything that is wrong with it; only one is not empty. */
export interface CheckedRows {
  readonly participants: readonly ListedParticipant[];
  readonly faults: readonly Fault[];
  /** Carnets, as written, that are right as they stand but may have lost zeros in front. */
  readonly doubtful: readonly string[];
}

/** A participant and where the list has its ticket number. */
export interface ListedParticipant extends Participant {
  readonly ticketPlace: string;
}

/** Checks the rows below the header: each cell, and that no carnet or ticket comes twice. */
export function checkRows(table: Table, rows: readonly Row[], columns: Columns): CheckedRows {
  const faults: Fault[] = [];
  const participants: ListedParticipant[] = [];
  const doubtful: string[] = [];
  const seen = { carnet: new Map<string, string>(), numeroTicket: new Map<string, string>() };

  for (const row of rows) {
    const width = widthFault(table, row, columns);
    if (width !== null) {
      faults.push(width);
      continue;
    }
    const place = (field: Field) => table.place(row.line, columns.index[field]);
    const checked = checkFields(row, columns, place);
    faults.push(...checked.faults);
    const written = cellText(row.cells[columns.index.carnet]).trim();
    if (table.plainText && mayLackZeros(written)) doubtful.push(written);
    for (const field of ["carnet", "numeroTicket"] as const) {
      const value = checked.values[field];
      if (value === undefined) continue;
      const first = seen[field].get(value);
      if (first === undefined) seen[field].set(value, place(field));
      else faults.push(repeated(field, value, columns.names[field], place(field), first));
    }
    const { carnet, nombre, numeroTicket } = checked.values;
    if (carnet === undefined || nombre === undefined || numeroTicket === undefined) continue;
    participants.push({ carnet, nombre, numeroTicket, ticketPlace: place("numeroTicket") });
  }
  return { participants: faults.length > 0 ? [] : participants, faults, doubtful };
}

function checkFields(row: Row, columns: Columns, place: (field: Field) => string) {
  const values: Partial<Record<Field, string>> = {};
  const faults: Fault[] = [];
  for (const field of fields) {
    const cell = row.cells[columns.index[field]];
    const checked = checkCell(field, cell);
    if (checked.kind === "value") values[field] = checked.value;
    else {
      const { problem, remedy } = checked;
      const [column, value] = [columns.names[field], cellText(cell)];
      faults.push({ place: place(field), column, value, problem, remedy });
    }
  }
  return { values, faults };
}

/** A comma too many or too few in a CSV shifts the cells after it. */
function widthFault(table: Table, row: Row, columns: Columns): Fault | null {
  const beyond = row.cells.slice(columns.width).some((cell) => !isBlank(cell));
  if (!table.plainText || (row.cells.length >= columns.width && !beyond)) return null;
  return {
    place: table.place(row.line, 0),
    column: null,
    value: row.cells.map(cellText).join(" | "),
    problem: `la fila tiene ${row.cells.length} celdas y el encabezado ${columns.width}`,
    remedy:
      "Revise que cada dato esté en su columna, y escriba entre comillas los que llevan el separador.",
  };
}

function repeated(
  field: "carnet" | "numeroTicket",
  value: string,
  column: string,
  place: string,
  first: string,
): Fault {
  const [problem, remedy] =
    field === "carnet"
      ? [`el carnet ya está en la ${first}`, "Deje una sola fila por persona."]
      : [`el ticket ya está en la ${first}`, "Asigne a cada persona su propio número de ticket."];
  return { place, column, value, problem, remedy };
}
