import type { Participant } from "#people/model/carnet/participant.ts";
import { amount } from "#platform/text/amount.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { printable } from "../list-fault.ts";
import { cellText, type RawSheet } from "../table.ts";
import type { Draft, RowFilter } from "./draft.ts";
import { columnNames, type Mapping, rowsBelow } from "./mapping.ts";

/**
 * A column with more distinct values than this does not hold answers to a question such as «¿Ya
 * pagó?».
 */
const MOST_VALUES = 12;
const yes =
  /^(?:si\b|yes\b|ya\b|pag|paid\b|complet|confirm|aprob|acept|accept|verificad|true|verdadero|check|[✓✔✅☑]|x$)/;
/** In Guatemala also «pagado»; elsewhere somebody who does not come. */
const cancelled = /^cancel/;
const refusal =
  /^(?:(?:cancel|anul|rechaz|deneg|reembols)(?:ad[oa]|o)|devuelt[oa]|no (?:asist|podre|ire|voy|viene).*|not attending|cancell?ed|declined|refunded)$/;
/** Elsewhere what is withdrawn may be a T-shirt. */
const withdrawal = /^(?:se )?retir(?:ad[oa]|o)$/;
const aboutComing =
  /\b(?:estado|estatus|status|pag[oa]\w*|inscripcion|asistencia|situacion|observacion(?:es)?)\b/;
const no =
  /^$|\bpor (?:verific|confirm|valid|revis|pag|cobr)ar\b|\b(?:no|sin|falta\w*|debe|pend\w*|anul\w*|rechaz\w*|deneg\w*|devuel\w*|reembols\w*)\b/;

interface Answer {
  readonly plain: string;
  readonly shown: string;
  readonly count: number;
}

/**
 * The different values of a column with their numbers; `null` if they are not answers to a question, unless somebody
 * chose it.
 */
export function answersTo(
  sheet: RawSheet,
  mapping: Mapping,
  column: number,
  isChosen = false,
): Answer[] | null {
  const rows = rowsBelow(sheet.rows, mapping);
  const values = new Map<string, Answer>();
  for (const { cells } of rows) {
    const shown = cellText(cells[column]).trim();
    const plain = plainText(shown);
    const known = values.get(plain);
    values.set(plain, { plain, shown: known?.shown ?? shown, count: (known?.count ?? 0) + 1 });
    if (values.size > MOST_VALUES && !isChosen) return null;
  }
  const areAnswers = values.size > 1 && values.size <= rows.length / 2;
  return areAnswers || isChosen ? [...values.values()] : null;
}

/**
 * The affirmative ones of plain answers, or all. «Cancelado» is one only if nothing but a refusal stands
 * beside it.
 */
export function affirmative(answers: readonly string[]): string[] {
  const found = answers.filter((answer) => yes.test(answer) && !no.test(answer));
  if (found.length > 0) return found;
  const open = answers.filter((answer) => !no.test(answer));
  const isPaid = open.length > 0 && open.every((answer) => cancelled.test(answer));
  return isPaid ? open : [...answers];
}

/** A sentence about rows whose answer says that somebody does not come, and which count all the same; or `null`. */
export function refusalIn(sheet: RawSheet, mapping: Mapping): string | null {
  for (const [column, name] of columnNames(sheet.rows, mapping).entries()) {
    const answers = answersTo(sheet, mapping, column) ?? [];
    const isRefusal = (plain: string) =>
      refusal.test(plain) || (withdrawal.test(plain) && aboutComing.test(plainText(name)));
    const refused = answers.filter(({ plain }) => isRefusal(plain));
    const taken = affirmative(answers.map(({ plain }) => plain));
    if (refused.length > 0 && !taken.every(isRefusal)) {
      const said = refused.map(({ shown }) => `«${printable(shown)}»`).join(" o ");
      const count = refused.reduce((sum, each) => sum + each.count, 0);
      return `«${printable(name)}» dice ${said} en ${amount(count, "fila, que cuenta", "filas, que cuentan")} como las demás.`;
    }
  }
  return null;
}

/** A registered person of whom a row says something else than the answer that was chosen. */
export interface OtherAnswer {
  readonly line: number;
  readonly person: Participant;
  readonly answer: string;
}

/** Registered people of whom no row has the chosen answer, which may mean that they cancelled. */
export function otherAnswers(
  sheet: RawSheet,
  filter: RowFilter | null,
  { rows, people }: Draft,
  registered: ReadonlyMap<string, Participant>,
): OtherAnswer[] {
  if (filter === null) return [];
  const cells = new Map(sheet.rows.map((row) => [row.line, row.cells]));
  const listed = new Set(people.map(({ carnet }) => carnet));
  const found = rows.flatMap(({ line, status, values }): OtherAnswer[] => {
    const person = registered.get(values.carnet ?? "");
    if (status !== "filtered" || person === undefined || listed.has(person.carnet)) return [];
    return [{ line, person, answer: cellText(cells.get(line)?.[filter.column]).trim() }];
  });
  return [...new Map(found.map((each) => [each.person.carnet, each])).values()];
}
