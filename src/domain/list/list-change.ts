import { z } from "zod/mini";
import { type Participant, participantSchema } from "../carnet/participant.ts";
import { isTidy } from "../text/tidy-text.ts";
import type { ImportPlan } from "./plan-import.ts";

/** A person before and after a change: `null` before they were added, and after they were removed. */
export interface PersonChange {
  readonly before: Participant | null;
  readonly after: Participant | null;
}

/** A stored person; in Firestore a name or a ticket may be missing, and older names may be odd. */
const storedPerson = z.strictObject({
  carnet: participantSchema.shape.carnet.check(z.maxLength(24)),
  nombre: z.string().check(z.maxLength(1000)),
  numeroTicket: z.string().check(z.maxLength(1000)),
});
/** A person as organisers may store them. */
const newPerson = z.strictObject({
  carnet: participantSchema.shape.carnet.check(z.maxLength(24)),
  nombre: participantSchema.shape.nombre.check(z.refine(isTidy)),
  numeroTicket: participantSchema.shape.numeroTicket.check(z.refine(isTidy)),
});
export const personChangeSchema = z.strictObject({
  before: z.nullable(storedPerson),
  after: z.nullable(storedPerson),
});

/** Whether organisers may store this person; an undo may also bring back one as they were. */
export function isNewPerson(person: Participant): boolean {
  return newPerson.safeParse(person).success;
}

/** The changes that carry out an import: removed and changed people first, in the order of the list. */
export function changesOf({ added, changed, removed }: ImportPlan): PersonChange[] {
  return [
    ...removed.map((before) => ({ before, after: null })),
    ...changed,
    ...added.map((after) => ({ before: null, after })),
  ];
}

export function carnetsOf({ before, after }: PersonChange): string[] {
  return [before, after].flatMap((each) => each?.carnet ?? []);
}

export function isSamePerson(one: Participant, other: Participant): boolean {
  return (
    one.carnet === other.carnet &&
    one.nombre === other.nombre &&
    one.numeroTicket === other.numeroTicket
  );
}
