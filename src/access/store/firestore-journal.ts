import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod";
import { perField, personOf } from "#people/model/carnet/participant.ts";
import { carnetsOf, idsIn, type PersonChange } from "#people/model/list-change.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { documentsWith } from "#platform/firestore/documents.ts";
import { type HistoryLine, type JournalEntry, journalKinds } from "../model/journal.ts";
import { changesFields, collectionsIn, journalled } from "./firestore-steps.ts";
import type { JournalStore } from "./organisers-store.ts";

const entrySchema = z.object({
  instante: z.instanceof(Timestamp),
  quien: z.string(),
  tipo: z.enum(journalKinds),
  detalle: z.string(),
  deshace: z.string().nullable(),
  personas: z.int(),
});
const joined = z.array(z.string()).optional().catch(undefined);
const person = z
  .object({ ...perField(() => z.string().default("")), personId: z.string().optional(), joined })
  .transform(personOf);
const partSchema = z.object({
  paso: z.string(),
  instante: z.instanceof(Timestamp),
  personas: z.array(z.object({ antes: person.nullable(), despues: person.nullable() })),
});

/** The journal, for any number of servers. Documents that cannot be read are skipped. */
export function firestoreJournal(firestore: Firestore, calls: FirestoreCalls): JournalStore {
  const { steps, parts } = collectionsIn(firestore);

  /** The wanted changes of the parts that `query` finds, oldest first. */
  async function linesOf(
    query: Query,
    isWanted: (change: PersonChange) => boolean,
  ): Promise<HistoryLine[]> {
    const { docs } = await calls.run(() => query.get());
    const found = docs.flatMap((document) => partOf(document) ?? []);
    found.sort((one, other) => one.at - other.at);
    const ids = [...new Set(found.map(({ step }) => step))];
    if (ids.length === 0) return [];
    const documents = await calls.run(() => firestore.getAll(...ids.map((id) => steps.doc(id))));
    const entries = new Map(documents.map((document) => [document.id, entryOf(document)]));
    return found.flatMap(({ step, changes }) => {
      const entry = entries.get(step);
      return entry ? changes.filter(isWanted).map((change) => ({ entry, change })) : [];
    });
  }

  const read = (id: string) => calls.run(() => steps.doc(id).get());

  return {
    list: async (before, limit) => {
      let newest = steps.orderBy("instante", "desc").limit(limit);
      if (before !== null) {
        const time: unknown = (await read(before)).get("instante");
        if (time === undefined) return [];
        newest = newest.where("instante", "<", time);
      }
      const { docs } = await calls.run(() => newest.get());
      return docs.flatMap((document) => entryOf(document) ?? []);
    },
    find: async (id) => entryOf(await read(id)),
    changes: async (id) => {
      const { docs } = await calls.run(() => parts.where("paso", "==", id).get());
      return docs.flatMap((document) => partOf(document)?.changes ?? []);
    },
    history: async (person) => {
      const query = parts.where("carnets", "array-contains", person);
      const lines = await linesOf(query, (change) => idsIn(change).includes(person));
      return lines.reverse();
    },
    naming: async (carnet) => {
      const query = parts.where("carnets", "array-contains", carnet);
      const lines = await linesOf(query, (change) => carnetsOf(change).includes(carnet));
      return lines.reverse();
    },
    corrections: () =>
      linesOf(parts.where("tipo", "in", ["correct", "join", "remove"]), () => true),
    add: async (entry) => {
      await journalled(firestore, calls, entry, async () => true);
    },
  };
}

/** The parts of these steps. */
export async function partsWith(
  firestore: Firestore,
  read: (query: Query) => Promise<QuerySnapshot>,
  ids: readonly string[],
): Promise<StoredPart[]> {
  const found = await documentsWith(collectionsIn(firestore).parts, "paso", ids, read);
  return found.flatMap((document) => partOf(document) ?? []);
}

/** The changes that name one of these carnets, oldest first. */
export async function changesNaming(
  firestore: Firestore,
  read: (query: Query) => Promise<QuerySnapshot>,
  carnets: readonly string[],
): Promise<PersonChange[]> {
  const { parts } = collectionsIn(firestore);
  const found = await documentsWith(parts, "carnets", carnets, read, "array-contains-any");
  const wanted = new Set(carnets);
  // Several queries may find the same part.
  return [...new Map(found.map((document) => [document.id, document])).values()]
    .flatMap((document) => partOf(document) ?? [])
    .sort((one, other) => one.at - other.at)
    .flatMap(({ changes }) => changes)
    .filter((change) => carnetsOf(change).some((carnet) => wanted.has(carnet)));
}

/** Writes the part without some of its changes. */
export function withoutChanges(
  firestore: Firestore,
  { ref, step, changes }: StoredPart,
  isRemoved: (change: PersonChange) => boolean,
  transaction: Transaction,
): void {
  const left = changes.filter((change) => !isRemoved(change));
  transaction.update(ref, changesFields(left));
  const people = FieldValue.increment(left.length - changes.length);
  transaction.update(collectionsIn(firestore).steps.doc(step), { personas: people });
}

function entryOf(document: DocumentSnapshot): JournalEntry | null {
  const { data } = entrySchema.safeParse(document.data());
  if (data === undefined) return null;
  const { instante, quien, tipo, detalle, deshace, personas } = data;
  return {
    id: document.id,
    at: instante.toMillis(),
    by: quien,
    kind: tipo,
    detail: detalle,
    undoes: deshace,
    people: personas,
  };
}

interface StoredPart {
  readonly ref: DocumentReference;
  readonly step: string;
  readonly at: number;
  readonly changes: readonly PersonChange[];
}

function partOf(document: DocumentSnapshot): StoredPart | null {
  const { data } = partSchema.safeParse(document.data());
  if (data === undefined) return null;
  const changes = data.personas.map(
    ({ antes, despues }): PersonChange => ({ before: antes, after: despues }),
  );
  return { ref: document.ref, step: data.paso, at: data.instante.toMillis(), changes };
}
