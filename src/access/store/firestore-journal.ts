import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
} from "@google-cloud/firestore";
import { z } from "zod/mini";
import { lenientPerson } from "#people/model/carnet/participant.ts";
import { carnetsOf, type PersonChange } from "#people/model/list-change.ts";
import type {
  FirestoreDatabase,
  FirestorePart,
  Reader,
} from "#platform/store/firestore-database.ts";
import type { HistoryLine } from "../model/journal.ts";
import {
  changesFields,
  entryRecord,
  journalled,
  namesIn,
  partsIn,
  serverTime,
  stepsIn,
} from "./firestore-steps.ts";
import type { JournalStore } from "./organisers-store.ts";

const partSchema = z.object({
  paso: z.string(),
  instante: serverTime,
  personas: z.array(
    z.object({ antes: z.nullable(lenientPerson), despues: z.nullable(lenientPerson) }),
  ),
});

/** The journal, for any number of servers. Documents that cannot be read are skipped. */
export function firestoreJournal(
  database: FirestoreDatabase,
): JournalStore & FirestorePart<unknown, { readonly changes: readonly HistoryLine[] }> {
  const steps = stepsIn(database);
  const parts = partsIn(database);

  /** The wanted changes of the parts that `query` finds, oldest first. */
  async function linesOf(query: Query, isWanted: (change: PersonChange) => boolean = () => true) {
    const found = oldestFirst(await database.find(query));
    const ids = [...new Set(found.map(({ step }) => step))];
    const documents = await database.getAll(ids.map((id) => steps.doc(id)));
    const entries = new Map(
      documents.map((document) => [document.id, entryRecord.readDocument(document)]),
    );
    return found.flatMap(({ step, changes }) => {
      const entry = entries.get(step);
      return entry ? changes.filter(isWanted).map((change) => ({ entry, change })) : [];
    });
  }
  async function partsOf(read: Reader, ids: readonly string[]): Promise<StoredPart[]> {
    const found = await read.findWith(parts, "paso", ids);
    return found.flatMap((document) => partOf(document) ?? []);
  }

  return {
    list: async (before, limit) => {
      let newest = steps.orderBy("instante", "desc").limit(limit);
      if (before !== null) {
        const last = await database.get(steps.doc(before));
        if (!last.exists) return [];
        newest = newest.where("instante", "<", last.get("instante"));
      }
      return entryRecord.readDocuments(await database.find(newest));
    },
    find: async (id) => entryRecord.readDocument(await database.get(steps.doc(id))),
    changes: async (id) => (await partsOf(database, [id])).flatMap(({ changes }) => changes),
    naming: async (name) => {
      const query = parts.where("carnets", "array-contains", name);
      return (await linesOf(query, (change) => namesIn(change).includes(name))).reverse();
    },
    corrections: () => linesOf(parts.where("tipo", "in", ["correct", "join", "remove"])),
    add: (entry) => journalled(database, entry, async () => {}),
    erase: async (read, erasure) => {
      const ids = new Set(erasure.changes.map(({ entry }) => entry.id));
      const found = await partsOf(read, [...ids]);
      return (transaction) => {
        for (const { ref, step, changes } of found) {
          const own = erasure.changes.filter(({ entry }) => entry.id === step);
          const keys = own.map(({ change }) => keyOf(change));
          const left = changes.filter((change) => !keys.includes(keyOf(change)));
          transaction.update(ref, changesFields(left));
          const people = FieldValue.increment(left.length - changes.length);
          transaction.update(steps.doc(step), { personas: people });
        }
      };
    },
  };
}

/**
 * The first change to the list after `version`, with the version that it made and its time; `null` if the journal
 * has none that can be read.
 */
export async function changesAfter(database: FirestoreDatabase, version: string) {
  const [document] = await database.find(partsIn(database).where("desde", "==", version));
  const part = document && partOf(document);
  return part ? { version: document.id, time: document.createTime, changes: part.changes } : null;
}

/** The changes that name one of these carnets, oldest first. */
export async function changesNaming(
  database: FirestoreDatabase,
  read: Reader,
  carnets: readonly string[],
): Promise<PersonChange[]> {
  const found = await read.findWith(partsIn(database), "carnets", carnets, "array-contains-any");
  // Several queries may find the same part.
  const parts = new Map(found.map((document) => [document.id, document])).values();
  return oldestFirst([...parts])
    .flatMap(({ changes }) => changes)
    .filter((change) => carnetsOf(change).some((carnet) => carnets.includes(carnet)));
}

const keyOf = (change: PersonChange) => carnetsOf(change).join(" ");

interface StoredPart {
  readonly ref: DocumentReference;
  readonly step: string;
  readonly at: number;
  readonly changes: readonly PersonChange[];
}

function partOf(document: DocumentSnapshot): StoredPart | null {
  const { data } = partSchema.safeParse(document.data());
  if (data === undefined) return null;
  const { paso: step, instante: at, personas } = data;
  const changes = personas.map(({ antes, despues }) => ({ before: antes, after: despues }));
  return { ref: document.ref, step, at, changes };
}

function oldestFirst(documents: readonly DocumentSnapshot[]): StoredPart[] {
  const parts = documents.flatMap((document) => partOf(document) ?? []);
  return parts.sort((one, other) => one.at - other.at);
}
