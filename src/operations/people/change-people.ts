import type { Participant } from "../../domain/carnet/participant.ts";
import type { ImportMode, Store } from "../../store/port/store.ts";
import type { Changed, Copies } from "../copies/copies.ts";
import { enteredOf, storedList, versionOf } from "../list/stored-list.ts";
import { type Agreed, type Asks, ask } from "../questions.ts";
import { type Invalid, personDoubts, readTyped } from "./typed-person.ts";

/** Nobody has this carnet. */
export interface Unknown {
  readonly kind: "unknown";
  readonly carnet: string;
}

export interface Taken {
  readonly kind: "carnet-taken" | "ticket-taken";
  readonly by: Participant;
}

export type Added =
  | { readonly kind: "added"; readonly person: Participant }
  | Taken
  | Invalid
  | Changed;

export type Corrected =
  | { readonly kind: "corrected"; readonly before: Participant; readonly after: Participant }
  | Unknown
  | Taken
  | Invalid
  | Changed;

export type Removed =
  | { readonly kind: "removed"; readonly person: Participant }
  | Unknown
  | Invalid
  | Changed;

/** Adds one person, all as typed; who is registered already stays as they are. */
export async function addPerson(
  store: Store,
  copies: Copies,
  written: Participant,
  agreed: Agreed,
): Promise<Added | Asks> {
  const typed = readTyped(written);
  if (typed.kind === "invalid") return typed;
  const person = { ...written, ...typed.values };
  const stored = await storedList(store);
  const version = versionOf(stored);
  const obstacle =
    takenBy(person, stored) ?? asksAbout(person, written.carnet, stored, version, agreed);
  if (obstacle !== null) return obstacle;
  const saved = await save(store, copies, version, [person], "merge");
  return saved ?? { kind: "added", person };
}

/** Changes what was typed of the person who is registered with the carnet `registered`. */
export async function correctPerson(
  store: Store,
  copies: Copies,
  { registered, ...written }: Partial<Participant> & { readonly registered: string },
  agreed: Agreed,
): Promise<Corrected | Asks> {
  const key = readTyped({ carnet: registered });
  const typed = readTyped(written);
  if (key.kind === "invalid") return key;
  if (typed.kind === "invalid") return typed;
  const stored = await storedList(store);
  const version = versionOf(stored);
  const before = stored.find(({ carnet }) => carnet === key.values.carnet);
  if (before === undefined) return { kind: "unknown", carnet: key.values.carnet ?? registered };
  const after = { ...before, ...typed.values };
  const others = stored.filter((each) => each !== before);
  const obstacle =
    takenBy(after, others) ??
    asksAbout(after, written.carnet ?? after.carnet, others, version, agreed);
  if (obstacle !== null) return obstacle;
  const keepsCarnet = after.carnet === before.carnet;
  const people = await enteredOf(store, keepsCarnet ? [] : [before]);
  const asks = people.length > 0 && ask({ kind: "remove-entered", people }, version, agreed);
  if (asks) return asks;
  // With another carnet the list has to lose the old record too.
  const saved = keepsCarnet
    ? await save(store, copies, version, [after], "merge")
    : await save(store, copies, version, [...others, after], "replace");
  return saved ?? { kind: "corrected", before, after };
}

/** Removes one person, after a question always or only for one who entered. */
export async function removePerson(
  store: Store,
  copies: Copies,
  written: string,
  asked: "always" | "if-entered",
  agreed: Agreed,
): Promise<Removed | Asks> {
  const key = readTyped({ carnet: written });
  if (key.kind === "invalid") return key;
  const stored = await storedList(store);
  const version = versionOf(stored);
  const person = stored.find(({ carnet }) => carnet === key.values.carnet);
  if (person === undefined) return { kind: "unknown", carnet: key.values.carnet ?? written };
  const people = await enteredOf(store, [person]);
  const asks =
    (asked === "always" && ask({ kind: "remove-person", person }, version, agreed)) ||
    (people.length > 0 && ask({ kind: "remove-entered", people }, version, agreed));
  if (asks) return asks;
  const removal = await copies.change(store, version, (keepPrevious) =>
    store.removeParticipant(person.carnet, keepPrevious),
  );
  if (removal.kind === "changed") return removal;
  return removal.result ? { kind: "removed", person } : { kind: "changed" };
}

function takenBy(person: Participant, others: readonly Participant[]): Taken | null {
  const sameCarnet = others.find(({ carnet }) => carnet === person.carnet);
  if (sameCarnet !== undefined) return { kind: "carnet-taken", by: sameCarnet };
  // In Firestore, several people may lack a ticket.
  const sameTicket = others.find(
    ({ numeroTicket }) => numeroTicket !== "" && numeroTicket === person.numeroTicket,
  );
  return sameTicket === undefined ? null : { kind: "ticket-taken", by: sameTicket };
}

function asksAbout(
  person: Participant,
  typedCarnet: string,
  others: readonly Participant[],
  version: string,
  agreed: Agreed,
): Asks | null {
  const doubts = personDoubts(person, typedCarnet, others);
  return doubts.length === 0
    ? null
    : ask({ kind: "doubtful-person", person, doubts }, version, agreed);
}

/** `null` once it is saved. */
async function save(
  store: Store,
  copies: Copies,
  version: string,
  list: readonly Participant[],
  mode: ImportMode,
): Promise<Changed | null> {
  const saved = await copies.change(store, version, (keepPrevious) =>
    store.saveParticipants(list, { mode, onProgress() {}, keepPrevious }),
  );
  // Conflicts were looked for in the same version of the list.
  return saved.kind === "changed" || saved.result.kind === "conflicts" ? { kind: "changed" } : null;
}
