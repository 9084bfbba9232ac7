import { z } from "zod/mini";
import { isStorable } from "./carnet/check-person.ts";
import {
  carnetText,
  fields,
  idOf,
  idsOf,
  lenientPerson,
  type Participant,
  perField,
  personIdText,
  toPerson,
  valueIn,
  withId,
} from "./carnet/participant.ts";
import type { CarnetRules } from "./carnet/read-carnet.ts";
import type { ImportPlan } from "./plan-import.ts";

/** The kinds of the journal's steps that change the list. */
export const listKinds = ["import", "add", "correct", "join", "remove", "undo"] as const;

const shownPerson = z.nullable(lenientPerson);
/** A person before and after a change: `null` before they were added, and after they were removed. */
export const changeAnswerSchema = z.object({ before: shownPerson, after: shownPerson });
export type PersonChange = Readonly<z.infer<typeof changeAnswerSchema>>;

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
  toPerson,
);
export const personChangeSchema = z.strictObject({
  before: z.nullable(storedPerson),
  after: z.nullable(storedPerson),
});

/** Whether the rule for a person allows what the change writes; what stays may be older than the rule. */
export function isAllowed({ before, after }: PersonChange, carnets: CarnetRules): boolean {
  if (after === null) return true;
  const changed = fields.filter((field) => after[field] !== before?.[field]);
  return changed.every((field) => isStorable(field, valueIn(after, field), carnets));
}

/** The changes that carry out an import: removed and changed people first, in the order of the list. */
export function changesOf({ added, changed, removed }: ImportPlan): PersonChange[] {
  return [
    ...removed.map((before) => ({ before, after: null })),
    ...changed,
    ...added.map((after) => ({ before: null, after })),
  ];
}

/** The ids in use and those of the past, from which people who are added get theirs. */
export interface KnownIds {
  /** Those of the ids in question that people on the list have. */
  readonly taken: ReadonlySet<string>;
  /** The journal's changes that name a carnet of somebody who is added, oldest first. */
  readonly past: readonly PersonChange[];
}

/** The changes as they are stored. Who is corrected keeps the id, whatever was sent. */
export function withStoredIds(
  changes: readonly PersonChange[],
  { taken, past }: KnownIds,
  randomId: () => string,
): PersonChange[] {
  const present = changes.filter(({ before }) => before !== null);
  const kept = new Set(present.flatMap(({ after }) => (after === null ? [] : idsOf(after))));
  const left = new Set(present.flatMap(({ before }) => (before === null ? [] : idsOf(before))));
  const stillTaken = new Set([...taken].filter((id) => kept.has(id) || !left.has(id)));
  const byCarnet = new Map<string, PersonChange[]>();
  for (const change of [...past, ...present])
    for (const carnet of new Set(carnetsOf(change)))
      byCarnet.set(carnet, [...(byCarnet.get(carnet) ?? []), change]);
  const idOfNew = (person: Participant) =>
    idOfAdded(person, { taken: stillTaken, past: byCarnet.get(person.carnet) ?? [] }, randomId);
  return changes.map(({ before, after }) => {
    if (after === null) return { before, after };
    if (before !== null) return { before, after: withId(after, idOf(before)) };
    return { before, after: withId(after, after.personId ?? idOfNew(after)) };
  });
}

/**
 * The id of somebody who is added. If somebody left the list with this carnet, they are back: they get their
 * former id, and with it their entries and certificate. If somebody had this carnet until it was corrected, the
 * one who is added is another person and gets a random id. Otherwise the id is the carnet.
 */
export function idOfAdded(
  { personId, carnet }: Pick<Participant, "personId" | "carnet">,
  { taken, past }: KnownIds,
  randomId: () => string,
): string {
  if (personId !== undefined && !taken.has(personId)) return personId;
  const last = new Map<string, PersonChange>();
  for (const change of past) {
    if (!carnetsOf(change).includes(carnet)) continue;
    for (const id of idsIn(change)) {
      last.delete(id);
      last.set(id, change);
    }
  }
  // A restore takes people off the list without a change.
  const gone = [...last].flatMap(([id, { after }]) =>
    (after === null || after.carnet === carnet) && !taken.has(id) ? id : [],
  );
  // To undo the removal of somebody whose id is the carnet means them.
  if (gone.includes(carnet)) return carnet;
  return gone.at(-1) ?? (last.size > 0 || taken.has(carnet) ? randomId() : carnet);
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
