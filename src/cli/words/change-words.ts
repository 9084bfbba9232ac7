import type { Participant } from "../../domain/carnet/participant.ts";
import type { PanelLine } from "../../domain/panel/panel-calls.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import type { Undone } from "../../operations/list/undo.ts";
import type { ImportPlan } from "../../store/port/plan-import.ts";
import type { ImportSummary } from "../../store/port/store.ts";
import { bad, changedMeanwhile, good, plain, refused, type Said, warning } from "./said.ts";

/** The number of lines per kind of change; the rest is counted. */
const MOST_LINES = 20;

/** Lists people who are new (+), changed (~) and removed (-), at most 20 of each. */
export function differenceLines({ added, changed, removed }: ImportPlan): PanelLine[] {
  const renewed = changed.map(({ before, after }) => {
    const name = fromTo(before.nombre, after.nombre);
    return `${after.carnet}  ${name}  (ticket ${fromTo(before.numeroTicket, after.numeroTicket)})`;
  });
  return [
    ...firstOf(added.map(personLine), MOST_LINES).map((line) => good(`+ ${line}`)),
    ...firstOf(renewed, MOST_LINES).map((line) => warning(`~ ${line}`)),
    ...firstOf(removed.map(personLine), MOST_LINES).map((line) => bad(`- ${line}`)),
  ];
}

/** The four figures of an import, as a small table. */
export function summaryLines(summary: ImportSummary): PanelLine[] {
  const figures = [
    ["Nuevos", summary.added],
    ["Cambiados", summary.changed],
    ["Sin cambios", summary.same],
    ["Quitados", summary.removed],
  ] as const;
  return figures.map(([label, count]) =>
    plain(`  ${label.padEnd(12)}${count.toLocaleString("es-GT").padStart(8)}`),
  );
}

export function personLine({ carnet, nombre, numeroTicket }: Participant): string {
  return `${carnet}  ${printable(nombre)}  (ticket ${printable(numeroTicket)})`;
}

export function undoneInWords(outcome: Undone): Said {
  switch (outcome.kind) {
    case "undone":
      return {
        done: true,
        lines: [
          ...summaryLines(outcome.summary),
          good("Listo: la lista volvió a como estaba antes del último cambio."),
        ],
        hint: `Para rehacer: npm run participantes -- importar "${outcome.undonePath}" --reemplazar`,
      };
    case "nothing":
      return refused("No hay nada que deshacer: no hay copias guardadas de antes de un cambio.");
    case "damaged":
      return refused(
        `La copia «${outcome.path}» está dañada o alguien la cambió. No se cambió nada.`,
      );
    case "changed":
      return changedMeanwhile;
  }
}

function fromTo(before: string, after: string): string {
  return before === after ? printable(after) : `${printable(before)} → ${printable(after)}`;
}
