import type { Participant } from "../../domain/carnet/participant.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { printable } from "../../lists/rows/fault.ts";
import type { ImportPlan } from "../../store/port/plan-import.ts";
import type { ImportSummary } from "../../store/port/store.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** How to take back a change that was just made. */
export const UNDO_HINT = "Para volver a como estaba: npm run participantes -- deshacer";

/** Lines of each kind of change before the rest is only counted. */
const MOST_LINES = 20;

/** Lists who is new (+), changed (~) and removed (-), at most 20 of each. */
export function reportDifference(
  terminal: Terminal,
  { added, changed, removed }: ImportPlan,
): void {
  reportSome(terminal, "green", "+", added.map(personLine));
  reportSome(
    terminal,
    "yellow",
    "~",
    changed.map(({ before, after }) => {
      const name = fromTo(before.nombre, after.nombre);
      return `${after.carnet}  ${name}  (ticket ${fromTo(before.numeroTicket, after.numeroTicket)})`;
    }),
  );
  reportSome(terminal, "red", "-", removed.map(personLine));
}

/** The four figures of an import, as a small table. */
export function reportSummary(terminal: Terminal, summary: ImportSummary): void {
  const lines = [
    ["Nuevos", summary.added],
    ["Cambiados", summary.changed],
    ["Sin cambios", summary.same],
    ["Quitados", summary.removed],
  ] as const;
  for (const [label, count] of lines) {
    const line = `  ${label.padEnd(12)}${count.toLocaleString("es-GT").padStart(8)}`;
    terminal.say(line, count === 0 ? "dim" : undefined);
  }
}

export function personLine({ carnet, nombre, numeroTicket }: Participant): string {
  return `${carnet}  ${printable(nombre)}  (ticket ${printable(numeroTicket)})`;
}

function reportSome(
  terminal: Terminal,
  style: "green" | "yellow" | "red",
  sign: string,
  lines: readonly string[],
): void {
  for (const line of firstOf(lines, MOST_LINES)) terminal.say(`${sign} ${line}`, style);
}

function fromTo(before: string, after: string): string {
  return before === after ? printable(after) : `${printable(before)} → ${printable(after)}`;
}
