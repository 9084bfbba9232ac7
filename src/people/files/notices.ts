import { refusalIn } from "./draft/answers.ts";
import type { Draft } from "./draft/draft.ts";
import { columnsOf, type Mapping } from "./draft/mapping.ts";
import { printable } from "./list-fault.ts";
import { placeText } from "./place.ts";
import type { RawSheet } from "./table.ts";

/** The number of rows to name; the rest is counted. */
const MOST_NAMED = 10;

/** Notices about a valid list. */
export function noticesOf(sheet: RawSheet, mapping: Mapping, { rows, people }: Draft): string[] {
  const { parts, called } = columnsOf(sheet.rows, mapping);
  const notices: string[] = [];
  const [somebody] = people;
  if (parts.nombre.length > 1 && somebody !== undefined) {
    notices.push(
      `El nombre se unió de «${printable(called.nombre)}»: por ejemplo, «${printable(somebody.nombre)}».`,
    );
  }
  const refusal = refusalIn(sheet, mapping);
  if (refusal !== null) {
    notices.push(`${refusal} Quítelas de la lista, o impórtela en /organizar, donde se elige.`);
  }
  const uncounted = rows.filter(({ status }) => status === "repeated" || status === "empty");
  if (uncounted.length > 0) {
    const named = uncounted.slice(0, MOST_NAMED);
    const places = named.map(({ written }) => placeText(written.carnet.place)).join(", ");
    const rest = uncounted.length - named.length;
    notices.push(
      `Filas vacías o que repiten otra, y no cuentan: ${places}${rest > 0 ? ` y ${rest} más` : ""}.`,
    );
  }
  return notices;
}
