import { z } from "zod/mini";
import { isStorable } from "./carnet/check-person.ts";
import {
  carnetText,
  fields,
  idOf,
  idsOf,
  type Participant,
  type PersonField,
  perField,
  personIdText,
  personOf,
  valueIn,
  withId,
} from "./carnet/participant.ts";
import type { CarnetRules } from "./carnet/read-carnet.ts";
import type { ImportPlan } from "./plans/plan-import.ts";

/** The kinds of the journal's steps that change the list. */
export const listKinds = ["import", "add", "correct", "join", "remove", "undo"] as const;

/** A person before and after a change: `null` before they were added, and after they were removed. */
export interface PersonChange {
  readonly before: Participant | null;
  readonly after: Participant | null;
}

/** A stored person; in Firestore a name or a ticket may be missing, and older names may be odd. */
const storedPerson = z.pipe(
  z.strictObject({
    ...perField((_, { isRequired }) => {
      const text = z.string().check(z.maxLength(1000));
      return isRequired ? text : z._default(text, "");
    }),
    carnet: carnetText,
    personId: z.optional(personIdText),
    joined: z.optional(z.array(personIdText)),
  }),
  z.transform(
    (
      stored: Record<PersonField, string> & {
        personId?: string | undefined;
        joined?: string[] | undefined;
      },
    ) => personOf(stored),
  ),
);
export const personChangeSchema = z.strictObject({
  before: z.nullable(storedPerson),
  after: z.nullable(storedPerson),
});

/** Whether the rule for a person allows what the change writes; what stays may be older than the rule. */
export function isAllowed({ before, after }: PersonChange, carnets: CarnetRules): boolean {
  return (
    after === null ||
    fields.every(
      (field) =>
        after[field] === before?.[field] || isStorable(field, valueIn(after, field), carnets),
    )
  );
}

/** The changes that carry out an import: removed and changed people first, in the order of the list. */
export function changesOf({ added, changed, removed }: ImportPlan): PersonChange[] {
  return [
    ...removed.map((before) => ({ before, after: null })),
    ...changed,
    ...added.map((after) => ({ before: null, after })),
  ];
}

/**
 * The changes as they are stored. Who is corrected keeps the id, whatever was sent. Who is added gets the
 * carnet as id, unless `taken` has it: somebody who stays or leaves had that carnet before it was corrected.
 * A person who was removed and is added again has the same id, and so what happened to them.
 */
export function withStoredIds(
  changes: readonly PersonChange[],
  taken: ReadonlySet<string>,
  randomId: () => string,
): PersonChange[] {
  const returning = new Set(
    changes.flatMap(({ before, after }) =>
      after === null ? (before?.carnet ?? []) : (before?.joined ?? []),
    ),
  );
  return changes.map(({ before, after }) => {
    if (after === null) return { before, after };
    if (before !== null) return { before, after: withId(after, idOf(before)) };
    const { personId, carnet } = after;
    const isTaken = personId === undefined && taken.has(carnet) && !returning.has(carnet);
    return { before, after: isTaken ? withId(after, randomId()) : after };
  });
}

export function carnetsOf({ before, after }: PersonChange): string[] {
  return [before, after].flatMap((each) => each?.carnet ?? []);
}

/** The person's id. Changes of carnets that were made before people had ids have two. */
export function idsIn({ before, after }: PersonChange): string[] {
  return [before, after].flatMap((each) => (each === null ? [] : idOf(each)));
}

export function isSamePerson(one: Participant, other: Participant): boolean {
  return (
    idsOf(one).join() === idsOf(other).join() &&
    fields.every((field) => valueIn(one, field) === valueIn(other, field))
  );
}
