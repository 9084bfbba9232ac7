import { amount } from "../../domain/text/amount.ts";
import type { BackedUp } from "../../operations/backup/back-up.ts";
import type { StoreCounts } from "../../store/port/backup.ts";
import { good, type Line, plain, type Said, warning } from "./said.ts";

export function backedUpInWords({ path, counts, deleted }: BackedUp): Said {
  const older = amount(deleted, "respaldo", "respaldos");
  return {
    done: true,
    lines: [
      good(`Respaldo en «${path}»: ${countsInWords(counts)}.`),
      ...unreadableLines(counts.unreadable),
      ...(deleted > 0 ? [plain(`Se borró lo más antiguo: ${older}.`)] : []),
      plain("Tiene datos personales. Guarde otra copia fuera de este equipo."),
    ],
  };
}

/** How much of the doors' data was skipped, if any. */
export function unreadableLines(unreadable: number): Line[] {
  if (unreadable === 0) return [];
  const skipped = amount(unreadable, "registro", "registros");
  return [
    warning(
      `No se pueden leer ${skipped} de las puertas, y no cuentan. Alguien los cambió a mano en la base de datos: corríjalos o bórrelos ahí.`,
    ),
  ];
}

/** A summary such as `2 participantes y 340 visitas`, with the doors' lines if there are any. */
export function countsInWords({ participants, visits, lines }: StoreCounts): string {
  const people = amount(participants, "participante", "participantes");
  const seen = amount(visits, "visita", "visitas");
  if (lines === 0) return `${people} y ${seen}`;
  return `${people}, ${seen} y ${amount(lines, "registro", "registros")} de las puertas`;
}
