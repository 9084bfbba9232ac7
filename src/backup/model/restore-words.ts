import { amount } from "#platform/text/amount.ts";
import type { RestorePlanAnswer } from "./backup-calls.ts";
import type { ChangedTicket } from "./own-tickets.ts";

/** The present contents that the backup lacks, one phrase each. */
export function lossesOf(plan: RestorePlanAnswer): string[] {
  const { lost, present, backup, lostGrants, losesDesign, losesRelease } = plan;
  const lines = present.lines - backup.lines;
  const signUps = present.signUps - backup.signUps;
  const visits = present.visits - backup.visits;
  return [
    lost > 0 && `${amount(lost, "persona", "personas")} de la lista`,
    lines > 0 && `al menos ${amount(lines, "anotación", "anotaciones")} de las puertas`,
    signUps > 0 && amount(signUps, "inscripción", "inscripciones"),
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

/** About people of a backup who come back although no list may contain them any more. */
export function disallowedInWords(people: number): string {
  return `${amount(people, "persona del respaldo tiene", "personas del respaldo tienen")} un dato que una lista ya no admite, como «#N/A» o letras perdidas. Después de restaurar, corríjalo en Lista.`;
}
