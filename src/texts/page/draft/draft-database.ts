import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ContentKey, ContentSources } from "#edition/files/yaml/content-keys.ts";

/** Changes that are not published, as this browser stores them. */
export interface StoredDraft {
  readonly version: string;
  readonly files: ContentSources;
  /** The whole data of each changed file, with the keys of its entries. */
  readonly data: Readonly<Partial<Record<ContentKey, unknown>>>;
  /** Files that somebody else published with other data; the draft holds mine until one is chosen. */
  readonly conflicts: readonly ContentKey[];
}

interface Schema extends DBSchema {
  draft: { key: "draft"; value: StoredDraft };
  /** By path in the folder of photos. Safari stores no blobs in private windows. */
  photos: { key: string; value: { readonly bytes: ArrayBuffer; readonly type: string } };
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

/** Stays open, because a page that is closed right after a change has no time to open it. */
async function opened(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB("textos", 1, {
    upgrade(database) {
      database.createObjectStore("draft");
      database.createObjectStore("photos");
    },
    // The browser ended the connection, as iPhones may of a page that was long in the background.
    terminated() {
      connection = undefined;
    },
  });
  return connection;
}

const otherTabs = new BroadcastChannel("textos");

/** Calls `onChange` when another tab has stored a change. Returns a function that ends this. */
export function watchOtherTabs(onChange: () => void): () => void {
  otherTabs.addEventListener("message", onChange);
  return () => otherTabs.removeEventListener("message", onChange);
}

export async function readStored() {
  const database = await opened();
  const [draft, names, photos] = await Promise.all([
    database.get("draft", "draft"),
    database.getAllKeys("photos"),
    database.getAll("photos"),
  ]);
  const pairs = names.flatMap((name, index) => {
    const photo = photos[index];
    return photo ? [[name, new Blob([photo.bytes], { type: photo.type })] as const] : [];
  });
  return { draft, photos: new Map(pairs) };
}

/** Keeps the draft, or `null` for none. */
export async function storeDraft(draft: StoredDraft | null): Promise<void> {
  const database = await opened();
  const change = database.transaction(["draft", "photos"], "readwrite");
  const [drafts, photos] = [change.objectStore("draft"), change.objectStore("photos")];
  const writes: Promise<unknown>[] =
    draft === null ? [drafts.clear(), photos.clear()] : [drafts.put(draft, "draft")];
  // Otherwise a reload right after the change would lose it.
  change.commit();
  await Promise.all([...writes, change.done]);
  otherTabs.postMessage("changed");
}

export async function storeDraftPhoto(path: string, photo: Blob): Promise<void> {
  const [database, bytes] = await Promise.all([opened(), photo.arrayBuffer()]);
  await database.put("photos", { bytes, type: photo.type }, path);
}
