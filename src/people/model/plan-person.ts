import { isStandIn } from "./carnet/kinds.ts";
import {
  idOf,
  idsOf,
  type Participant,
  type PersonField,
  perField,
  personOf,
  valueIn,
  withIds,
} from "./carnet/participant.ts";
import { isSamePerson, type PersonChange } from "./list-change.ts";

export interface Planned {
  readonly kind: "plan";
  readonly changes: readonly PersonChange[];
}

export type PersonPlan =
  | Planned
  /** Somebody else has changed the person `before` since; `now` is `null` if they were removed. */
  | { readonly kind: "changed"; readonly before: Participant; readonly now: Participant | null }
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
    if (now === null || !isSamePerson(now, before)) return { kind: "changed", before, now };
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

/**
 * Merges what an organiser typed over `before` with `now`, which somebody else has saved since: fields that the
 * organiser left alone are taken from `now`.
 */
export function typedOver(now: Participant, before: Participant, typed: Participant): Participant {
  const isLeftAlone = (field: PersonField) => valueIn(typed, field) === valueIn(before, field);
  const values = perField((field) => valueIn(isLeftAlone(field) ? now : typed, field));
  return personOf({ ...now, ...values });
}

/** `changed` if somebody else changed or removed one of them since. */
export type JoinPlan = Planned | { readonly kind: "changed" };

/**
 * Plans to join two records of one person on the present list: one stays with its carnet, name and ticket, the
 * other leaves. What happened to either counts for the one who stays, which takes the contacts that it lacks.
 */
export function planJoin(
  stays: Participant,
  leaves: Participant,
  present: readonly Participant[],
): JoinPlan {
  const isPresent = (person: Participant) =>
    present.some((each) => idOf(each) === idOf(person) && isSamePerson(each, person));
  if (!isPresent(stays) || !isPresent(leaves)) return { kind: "changed" };
  const { correo = "", telefono = "", semestre = "" } = leaves;
  const known = { correo, telefono, semestre, ...stays };
  const after = withIds(known, [...idsOf(stays), ...idsOf(leaves)]);
  const changes = [
    { before: stays, after },
    { before: leaves, after: null },
  ];
  return { kind: "plan", changes };
}

/** `blocked` if later changes depend on the step: these people are no longer as it left them. */
type UndoPlan = Planned | { readonly kind: "blocked"; readonly people: readonly Participant[] };

/**
 * The changes that take a step back. It is blocked if somebody whom it changed has changed since, if a
 * carnet that it removed is on the list again, or if a ticket that it freed belongs to somebody else.
 */
export function planUndo(step: readonly PersonChange[], present: readonly Participant[]): UndoPlan {
  const byId = new Map(present.map((person) => [idOf(person), person]));
  const changed = new Set(step.flatMap(({ after }) => (after === null ? [] : idOf(after))));
  const others = present.filter((person) => !changed.has(idOf(person)));
  const byCarnet = new Map(others.map((person) => [person.carnet, person]));
  const ticketed = others.filter(({ numeroTicket }) => numeroTicket !== "");
  const holderOf = new Map(ticketed.map((person) => [person.numeroTicket, person]));
  const people = step.flatMap(({ before, after }): Participant[] => {
    if (after !== null) {
      const now = byId.get(idOf(after));
      if (now === undefined || !isSamePerson(now, after)) return [now ?? after];
    }
    if (before === null) return [];
    const again = after === null ? byId.get(idOf(before)) : undefined;
    const holder = byCarnet.get(before.carnet) ?? holderOf.get(before.numeroTicket);
    return [again ?? holder ?? []].flat();
  });
  if (people.length > 0) return { kind: "blocked", people };
  return {
    kind: "plan",
    changes: step.map(({ before, after }) => ({ before: after, after: before })),
  };
}
