import type { ImportSummary } from "../../store/port/store.ts";
import { amount, type Terminal } from "../../terminal/terminal.ts";
import type { Difference } from "../list/difference.ts";
import { printable } from "../list/rows/fault.ts";

/** How to take back a change that was just made. */
export const UNDO_HINT = "Para volver a como estaba: npm run participantes -- deshacer";

/** Lines of each kind of change before the rest is only counted. */
const MOST_LINES = 20;

/** Lists who is new (+), changed (~) and removed (-), at most 20 of each. */
export function reportDifference(
  terminal: Terminal,
  { added, changed, removed }: Difference,
): void {
  const person = ({ carnet, nombre, numeroTicket }: Difference["added"][number]) =>
    `${carnet}  ${printable(nombre)}  (ticket ${printable(numeroTicket)})`;
  reportSome(terminal, "green", "+", added.map(person));
  reportSome(
    terminal,
    "yellow",
    "~",
    changed.map(({ before, after }) => {
      const name = fromTo(before.nombre, after.nombre);
      return `${after.carnet}  ${name}  (ticket ${fromTo(before.numeroTicket, after.numeroTicket)})`;
    }),
  );
  reportSome(terminal, "red", "-", removed.map(person));
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
    terminal.say(count === 0 ? terminal.paint("dim", line) : line);
  }
}

function reportSome(
  terminal: Terminal,
  style: "green" | "yellow" | "red",
  sign: string,
  lines: readonly string[],
): void {
  for (const line of lines.slice(0, MOST_LINES))
    terminal.say(terminal.paint(style, `${sign} ${line}`));
  const rest = lines.length - MOST_LINES;
  if (rest > 0) terminal.say(terminal.paint(style, `${sign} …y ${amount(rest, "más", "más")}`));
}

function fromTo(before: string, after: string): string {
  return before === after ? printable(after) : `${printable(before)} → ${printable(after)}`;
}
