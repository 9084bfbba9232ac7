import type {
  CollectionReference,
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from "@google-cloud/firestore";
import type { FirestoreCalls } from "./calls.ts";
import { isOutdated } from "./faults.ts";
import { partsOf } from "./parts-of.ts";

/** The most values in one query. */
const AT_ONCE = 30;

/** The documents whose `field` has one of the values; `read` carries out one query. */
export async function documentsWith(
  query: Query,
  field: string,
  values: readonly unknown[],
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<QueryDocumentSnapshot[]> {
  const reading = partsOf(values, AT_ONCE).map((part) => read(query.where(field, "in", part)));
  return (await Promise.all(reading)).flatMap(({ docs }) => docs);
}

/** The document with an id that came from outside; `null` if Firestore allows no such id. */
export function documentIn(collection: CollectionReference, id: string): DocumentReference | null {
  const isAllowed = id !== "" && !id.includes("/") && !/^(\.\.?|__.*__)$/s.test(id);
  return isAllowed ? collection.doc(id) : null;
}

/** Updates or deletes one document; resolves with whether it existed. */
export async function onExisting(
  calls: FirestoreCalls,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await calls.run(write);
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
}
