import type { PersonPlan } from "../../../../../domain/list/plan-person.ts";

/** Why a person cannot be saved as typed. */
export type Refused = Exclude<PersonPlan, { kind: "plan" }>;

export function refusalInWords(refused: Refused): string {
  switch (refused.kind) {
    case "carnet-taken":
      return `Ese carnet ya es de ${refused.by.nombre} (ticket ${refused.by.numeroTicket || "sin número"}).`;
    case "ticket-taken":
      return `Ese ticket ya es de ${refused.by.nombre} (carnet ${refused.by.carnet}).`;
    case "changed":
      return refused.now === null
        ? "Alguien más quitó a esta persona de la lista, o le cambió el carnet. Lo que usted escribió sigue aquí."
        : `Alguien más la cambió mientras tanto: ahora dice «${refused.now.nombre}», ticket ${refused.now.numeroTicket || "sin número"}. Lo que usted escribió sigue aquí.`;
  }
}
