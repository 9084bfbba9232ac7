import { carnetPlaceholder } from "../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import type { Added, Corrected, Removed, Taken } from "../../operations/people/change-people.ts";
import type { TypedFault } from "../../operations/people/typed-person.ts";
import { changedMeanwhile, good, refused, type Said, UNDO_HINT } from "./said.ts";

export function changedPersonInWords(outcome: Added | Corrected | Removed): Said {
  switch (outcome.kind) {
    case "added":
      return done(`Se agregó a ${whoIs(outcome.person)}.`);
    case "corrected":
      return done(`Se corrigió: ${shown(outcome.before)} → ${shown(outcome.after)}.`);
    case "removed":
      return done(`Se quitó a ${whoIs(outcome.person)}.`);
    case "unknown":
      return refused(
        `No hay ningún participante con el carnet ${outcome.carnet}. No se cambió nada.`,
      );
    case "carnet-taken":
    case "ticket-taken":
      return refused(`${takenInWords(outcome)} No se cambió nada.`);
    case "invalid":
      return refused(...outcome.faults.map(faultInWords));
    case "changed":
      return changedMeanwhile;
  }
}

export function whoIs({ carnet, nombre, numeroTicket }: Participant): string {
  return `${printable(nombre)} (carnet ${carnet}, No. Ticket ${printable(numeroTicket)})`;
}

const done = (text: string): Said => ({ done: true, lines: [good(text)], hint: UNDO_HINT });

const shown = ({ carnet, nombre, numeroTicket }: Participant) =>
  `${carnet}, ${printable(nombre)}, No. Ticket ${printable(numeroTicket)}`;

function takenInWords({ kind, by }: Taken): string {
  return kind === "carnet-taken"
    ? `El carnet ${by.carnet} ya es de ${printable(by.nombre)}, ticket ${printable(by.numeroTicket)}.`
    : `El ticket ${printable(by.numeroTicket)} ya es de ${printable(by.nombre)} (carnet ${by.carnet}).`;
}

function faultInWords({ field, written, problem, remedy }: TypedFault): string {
  if (field === "carnet") {
    return `«${printable(written)}» no es un carnet completo. Escríbalo como ${carnetPlaceholder(carnetGroups())}, con o sin guiones.`;
  }
  const what = field === "nombre" ? "El nombre" : "El ticket";
  return `${what} «${printable(written)}»: ${problem}. ${remedy}`;
}
