import { amount } from "#platform/text/amount.ts";
import type { RestorePlanAnswer } from "./backup-calls.ts";
import type { ChangedTicket } from "./own-tickets.ts";

/** The present contents that the backup lacks, one phrase each. */
export function lossesOf(plan: RestorePlanAnswer): string[] {
  const { lost, present, backup, lostSignUps, lostDecisions } = plan;
  const { lostGrants, losesDesign, losesRelease } = plan;
  const lines = present.lines - backup.lines;
  const visits = present.visits - backup.visits;
  return [
    lost > 0 && `${amount(lost, "persona", "personas")} de la lista`,
    lines > 0 && `al menos ${amount(lines, "anotación", "anotaciones")} de las puertas`,
    lostSignUps > 0 && amount(lostSignUps, "inscripción nueva", "inscripciones nuevas"),
    lostDecisions > 0 &&
      `lo decidido sobre ${amount(lostDecisions, "inscripción", "inscripciones")}`,
    visits > 0 && amount(visits, "visita", "visitas"),
    lostGrants > 0 &&
      `${amount(lostGrants, "constancia concedida", "constancias concedidas")} a mano`,
    losesDesign && "el diseño que las constancias tienen ahora",
    losesRelease && "la publicación de las constancias",
  ].filter((loss) => loss !== false);
}

/** About two people of a backup with one ticket. */
export function changedTicketInWords(changed: ChangedTicket): string {
  const { nombre, numeroTicket, keptBy, given } = changed;
  return `${keptBy} y ${nombre} tienen el mismo ticket en el respaldo, ${numeroTicket}: ${nombre} vuelve con el ${given}.`;
}
