import { isStandIn } from "./carnet/kinds.ts";
import { idOf, idsOf, type Participant, withIds } from "./carnet/participant.ts";
import { isSamePerson, type PersonChange } from "./list-change.ts";

export type PersonPlan =
  | { readonly kind: "plan"; readonly changes: readonly [PersonChange] }
  /** Somebody else changed the person since; `now` is `null` if they were removed. */
  | { readonly kind: "changed"; readonly now: Participant | null }
  | { readonly kind: "carnet-taken" | "ticket-taken"; readonly by: Participant };

/** The person who has the carnet or the ticket; organisers and doors show it. */
export function takenInWords({ kind, by }: Extract<PersonPlan, { by: Participant }>): string {
  if (kind === "carnet-taken" && isStandIn(by.carnet)) {
    return `Ya hay alguien de ese nombre y tipo, sin carnet (ticket ${by.numeroTicket || "sin número"}). Si es otra persona, hay que escribir algo más en el nombre.`;
  }
  const carnet = isStandIn(by.carnet) ? "sin carnet" : `carnet ${by.carnet}`;
  return kind === "carnet-taken"
    ? `Ese carnet ya es de ${by.nombre} (ticket ${by.numeroTicket || "sin número"}).`
    : `Ese ticket ya es de ${by.nombre} (${carnet}).`;
}

/** Plans to add, correct or remove one person on the present list; who is corrected keeps the id. */
export function planPerson(change: PersonChange, present: readonly Participant[]): PersonPlan {
  const { before, after } = change;
  const isOther = (person: Participant) => before === null || idOf(person) !== idOf(before);
  if (before !== null) {
    const now = present.find((person) => !isOther(person)) ?? null;
    if (now === null || !isSamePerson(now, before)) return { kind: "changed", now };
  }
  if (after !== null) {
    const others = present.filter(isOther);
    const sameCarnet = others.find(({ carnet }) => carnet === after.carnet);
    if (sameCarnet !== undefined) return { kind: "carnet-taken", by: sameCarnet };
    const sameTicket = others.find(({ numeroTicket }) => numeroTicket === after.numeroTicket);
    if (sameTicket !== undefined) return { kind: "ticket-taken", by: sameTicket };
  }
  if (before === null || after === null) return { kind: "plan", changes: [change] };
  return { kind: "plan", changes: [{ before, after: withIds(after, idsOf(before)) }] };
}
