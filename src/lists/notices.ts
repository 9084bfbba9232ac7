import { mostDigits } from "../domain/carnet/read-carnet.ts";
import { type ListFault, printable, rowFault } from "./faults/list-fault.ts";
import type { CheckedRows } from "./rows/check-rows.ts";
import type { Columns } from "./table/columns.ts";
import { placeText } from "./table/place.ts";
import { cellText, isBlank, placeIn, type RawSheet, type Row } from "./table/table.ts";

/** The number of rows or carnets that a notice names; the rest is counted. */
const MOST_NAMED = 10;

/** Notices about a valid list. */
export function noticesOf(
  { ignored, parts, names }: Columns,
  { participants, shortCarnets, repeated, withoutPerson }: CheckedRows,
): string[] {
  const notices: string[] = [];
  if (ignored.length > 0) {
    const quoted = ignored.map((name) => `«${printable(name)}»`).join(", ");
    notices.push(`Columnas que no se usan: ${quoted}.`);
  }
  const [somebody] = participants;
  if (parts.nombre.length > 1 && somebody !== undefined) {
    notices.push(
      `El nombre se unió de «${printable(names.nombre)}»: por ejemplo, «${printable(somebody.nombre)}».`,
    );
  }
  if (repeated.length > 0) {
    const [one, many] = ["Una fila repite", `${repeated.length} filas repiten`];
    notices.push(
      `${repeated.length === 1 ? one : many} otra anterior, dato por dato, y cuenta una sola vez: ${some(repeated.map(placeText))}.`,
    );
  }
  if (withoutPerson.length > 0) {
    const [one, many] = ["Una fila no tiene", `${withoutPerson.length} filas no tienen`];
    notices.push(
      `${withoutPerson.length === 1 ? one : many} carnet, nombre ni ticket, y no cuentan: ${some(withoutPerson.map(placeText))}.`,
    );
  }
  const [example] = shortCarnets;
  if (example !== undefined) {
    notices.push(
      `Carnets sin guiones y con menos de ${mostDigits()} números: ${shortCarnets.length} (por ejemplo ${example}). Si alguno empezaba con 0, la hoja de cálculo pudo quitárselo: revíselos.`,
    );
  }
  return notices;
}

/**
 * The doubt about a column without a name to the right of the names, which may contain half of each
 * name, as below a header cell that spans both. Other columns without a name are ignored.
 */
export function columnDoubts(sheet: RawSheet, rows: readonly Row[], columns: Columns): ListFault[] {
  const { unnamed, parts } = columns;
  const beside = unnamed.find((column) => parts.nombre.flat().includes(column - 1));
  const row = rows.find(({ cells }) => beside !== undefined && !isBlank(cells[beside]));
  if (beside === undefined || row === undefined) return [];
  const reason = { kind: "unnamed column", beside: columns.names.nombre } as const;
  return [rowFault(placeIn(sheet, row.line, beside), cellText(row.cells[beside]), reason)];
}

function some(places: readonly string[]): string {
  const rest = places.length - MOST_NAMED;
  const named = places.slice(0, MOST_NAMED).join(", ");
  return rest > 0 ? `${named} y ${rest} más` : named;
}
