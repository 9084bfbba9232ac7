import { columnsOf, type Mapping } from "./columns/mapping.ts";
import type { Draft, RowStatus } from "./draft/draft.ts";
import { printable } from "./faults/list-fault.ts";
import { placeText } from "./table/place.ts";
import type { RawSheet } from "./table/table.ts";

/** The number of rows that a notice names; the rest is counted. */
const MOST_NAMED = 10;

/** Notices about a valid list. */
export function noticesOf(sheet: RawSheet, mapping: Mapping, { rows, people }: Draft): string[] {
  const { names, parts, called } = columnsOf(sheet.rows, mapping);
  const used = Object.values(parts).flat(2);
  const ignored = names.filter((name, column) => name !== "" && !used.includes(column));
  const [somebody] = people;
  const places = (status: RowStatus) =>
    rows
      .filter((row) => row.status === status)
      .map(({ written }) => placeText(written.carnet.place));
  const [repeated, withoutPerson] = [places("repeated"), places("empty")];

  const notices: string[] = [];
  if (ignored.length > 0) {
    const quoted = ignored.map((name) => `«${printable(name)}»`).join(", ");
    notices.push(`Columnas que no se usan: ${quoted}.`);
  }
  if (parts.nombre.length > 1 && somebody !== undefined) {
    notices.push(
      `El nombre se unió de «${printable(called.nombre)}»: por ejemplo, «${printable(somebody.nombre)}».`,
    );
  }
  if (repeated.length > 0) {
    notices.push(`Filas que repiten otra anterior, y no cuentan dos veces: ${some(repeated)}.`);
  }
  if (withoutPerson.length > 0) {
    notices.push(`Filas sin carnet, nombre ni ticket, que no cuentan: ${some(withoutPerson)}.`);
  }
  return notices;
}

function some(places: readonly string[]): string {
  const rest = places.length - MOST_NAMED;
  const named = places.slice(0, MOST_NAMED).join(", ");
  return rest > 0 ? `${named} y ${rest} más` : named;
}
