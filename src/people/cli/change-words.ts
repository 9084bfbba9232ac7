import { amount } from "#platform/text/amount.ts";
import { capitalised } from "#platform/text/capitalised.ts";
import { type ListFault, printable } from "../files/list-fault.ts";
import { reasonInWords } from "../files/reason-words.ts";
import { shownCarnet } from "../model/carnet/kinds.ts";
import type { Participant } from "../model/carnet/participant.ts";
import type { ImportPlan } from "../model/plan-import.ts";

/** The number of people to name in a question; the rest is counted. */
const MOST_NAMED = 5;

export const NOTHING_SAVED = "No se guardó nada.";
export const CHANGED_MEANWHILE =
  "Alguien más cambió la lista mientras tanto. Vuelva a intentarlo. No se cambió nada.";

/** The four figures of an import, as a small table. */
export function summaryLines(summary: ImportPlan["summary"]): string[] {
  const figures = [
    ["Nuevos", summary.added],
    ["Cambiados", summary.changed],
    ["Sin cambios", summary.same],
    ["Quitados", summary.removed],
  ] as const;
  const shown = (count: number) => count.toLocaleString("es-GT").padStart(8);
  return figures.map(([label, count]) => `  ${label.padEnd(12)}${shown(count)}`);
}

/** The title, the first of these people, and what is said of them; nothing if there are none. */
export function peopleLines(title: string, people: readonly Participant[], ...said: string[]) {
  if (people.length === 0) return [];
  const rest = people.length - MOST_NAMED;
  return [
    title,
    ...people.slice(0, MOST_NAMED).map(({ carnet, nombre, numeroTicket }) => {
      return `- ${shownCarnet(carnet) || "sin carnet"}  ${printable(nombre)}  (ticket ${printable(numeroTicket)})`;
    }),
    ...(rest > 0 ? [`- …y ${amount(rest, "más", "más")}`] : []),
    ...said,
  ];
}

/** The people whom a list removes and who have entered. */
export const enteredLines = (entered: readonly Participant[]): string[] =>
  peopleLines(
    `Esta lista quita a ${amount(entered.length, "persona que ya entró", "personas que ya entraron")} al evento:`,
    entered,
    "Su entrada queda anotada, pero sin su nombre ni su ticket.",
  );

/** Lists the doubts about a list, if there are any. */
export function doubtLines(doubts: readonly ListFault[]): string[] {
  if (doubts.length === 0) return [];
  const count = amount(doubts.length, "dato dudoso", "datos dudosos");
  return [...doubts.map(describeFault), `La lista tiene ${count}.`];
}

export function faultLines(faults: readonly ListFault[]): string[] {
  const count = amount(faults.length, "error", "errores");
  return [...faults.map(describeFault), `La lista tiene ${count}.`, NOTHING_SAVED];
}

/** A fault on one line: place, value, problem and its only remedy. */
export function describeFault(fault: ListFault): string {
  const { place, column, value, field, reason, proposal } = fault;
  const inColumn = column === null ? "" : `, columna «${printable(column)}»`;
  const [problem, remedy] = reasonInWords(reason);
  const isMeant = proposal !== null && remedy !== null && field !== "numeroTicket";
  const meant = isMeant ? `: quizá «${printable(proposal)}»` : "";
  return `${capitalised(place)}${inColumn}, valor «${printable(value)}»: ${problem}${meant}. ${remedy ?? proposed(proposal)}`;
}

/** The remedy of a value that probably means `proposal`. */
function proposed(proposal: string | null): string {
  return proposal === null
    ? "Corríjalo en la lista."
    : `Si debe decir «${printable(proposal)}», escríbalo así.`;
}
