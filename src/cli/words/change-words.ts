import type { Participant } from "../../domain/carnet/participant.ts";
import type { PersonChange } from "../../domain/list/list-change.ts";
import type { ImportSummary } from "../../domain/list/plan-import.ts";
import { amount } from "../../domain/text/amount.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { bad, good, line, type OutputLine, warning } from "./command-output.ts";

/** The number of lines per kind of change; the rest is counted. */
const MOST_LINES = 20;
/** The number of people to name in a question; the rest is counted. */
const MOST_NAMED = 5;

/** Lists people who are new (+), changed (~) and removed (-), at most 20 of each. */
export function differenceLines(changes: readonly PersonChange[]): OutputLine[] {
  const added = changes.flatMap(({ before, after }) => (!before && after ? [after] : []));
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const changed = changes.flatMap(({ before, after }) => {
    if (!before || !after) return [];
    const name = fromTo(before.nombre, after.nombre);
    const ticket = fromTo(before.numeroTicket, after.numeroTicket);
    return [`${fromTo(before.carnet, after.carnet)}  ${name}  (ticket ${ticket})`];
  });
  return [
    ...firstOf(added.map(personLine), MOST_LINES).map((line) => good(`+ ${line}`)),
    ...firstOf(changed, MOST_LINES).map((line) => warning(`~ ${line}`)),
    ...firstOf(removed.map(personLine), MOST_LINES).map((line) => bad(`- ${line}`)),
  ];
}

/** The four figures of an import, as a small table. */
export function summaryLines(summary: ImportSummary): OutputLine[] {
  const figures = [
    ["Nuevos", summary.added],
    ["Cambiados", summary.changed],
    ["Sin cambios", summary.same],
    ["Quitados", summary.removed],
  ] as const;
  return figures.map(([label, count]) =>
    line(`  ${label.padEnd(12)}${count.toLocaleString("es-GT").padStart(8)}`),
  );
}

export function personLine({ carnet, nombre, numeroTicket }: Participant): string {
  return `${carnet}  ${printable(nombre)}  (ticket ${printable(numeroTicket)})`;
}

/** The first of the people whom a list removes. */
export function removedLines(removed: readonly Participant[], stored: number): OutputLine[] {
  const people = amount(removed.length, "participante", "participantes");
  const named = firstOf(removed.map(personLine), MOST_NAMED);
  return [
    warning(`Esta lista quita a ${people} de ${stored.toLocaleString("es-GT")}:`),
    ...named.map((line) => bad(`- ${line}`)),
  ];
}

/** How many of those who would be removed have entered, and who the first are. */
export function enteredLines(entered: readonly Participant[]): OutputLine[] {
  if (entered.length === 0) return [];
  const people = entered.map(({ carnet, nombre }) => `${carnet}  ${printable(nombre)}`);
  return [
    `Esta orden quita a ${whoEntered(entered.length)}:`,
    ...firstOf(people, MOST_NAMED).map((line) => `- ${line}`),
    "Su entrada queda anotada, pero sin su nombre ni su ticket.",
  ].map(warning);
}

export function whoEntered(people: number): string {
  const entered = people === 1 ? "ya entró" : "ya entraron";
  return `${amount(people, "persona", "personas")} que ${entered} al evento`;
}

function fromTo(before: string, after: string): string {
  return before === after ? printable(after) : `${printable(before)} → ${printable(after)}`;
}
