import { type DBSchema, openDB } from "idb";
import type { ContentKey } from "../../../../../content/desk/content-keys.ts";
import type { ContentSources } from "../../../../../content/desk/texts-calls.ts";
import type { Path } from "../../../../../content/faults/fault.ts";

/** A field that somebody else published with another value; the draft holds mine until one is chosen. */
export interface Collision {
  readonly file: ContentKey;
  /** The key of the entry with the field, which may be moved meanwhile; `null` outside of lists. */
  readonly entry: string | null;
  /** The field's path in the entry, or in the file. */
  readonly within: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What was typed and is not published, as this browser keeps it. */
export interface KeptDraft {
  /** The published texts that it changes. */
  readonly version: string;
  readonly files: ContentSources;
  /** The whole data of each changed file, with the keys of its entries. */
  readonly data: Readonly<Partial<Record<ContentKey, unknown>>>;
  readonly collisions: readonly Collision[];
}

interface Schema extends DBSchema {
  draft: { key: "draft"; value: KeptDraft };
  /** By path in the folder of photos. */
  photos: { key: string; value: Blob };
}

const opened = () =>
  openDB<Schema>("textos", 1, {
    upgrade(database) {
      database.createObjectStore("draft");
      database.createObjectStore("photos");
    },
  });

const otherTabs = new BroadcastChannel("textos");

/** Calls `onChange` when another tab has changed what is kept. Returns a function that ends this. */
export function watchOtherTabs(onChange: () => void): () => void {
  otherTabs.addEventListener("message", onChange);
  return () => otherTabs.removeEventListener("message", onChange);
}

export async function readKept(): Promise<{
  readonly draft: KeptDraft | undefined;
  readonly photos: ReadonlyMap<string, Blob>;
}> {
  const database = await opened();
  const [draft, names, blobs] = await Promise.all([
    database.get("draft", "draft"),
    database.getAllKeys("photos"),
    database.getAll("photos"),
  ]);
  database.close();
  const pairs = names.flatMap((name, index) => {
    const blob = blobs[index];
    return blob ? [[name, blob] as const] : [];
  });
  return { draft, photos: new Map(pairs) };
}

let waiting: { readonly draft: KeptDraft | null } | null = null;
let isWriting = false;

/** Keeps the draft, or `null` for none; while one is being written, only the newest waits. */
export async function keepDraft(draft: KeptDraft | null): Promise<void> {
  waiting = { draft };
  if (isWriting) return;
  isWriting = true;
  try {
    const database = await opened();
    while (waiting !== null) {
      const next: KeptDraft | null = waiting.draft;
      waiting = null;
      if (next !== null) await database.put("draft", next, "draft");
      else {
        await database.clear("draft");
        await database.clear("photos");
      }
      otherTabs.postMessage("changed");
    }
    database.close();
  } finally {
    isWriting = false;
  }
}

export async function keepPhoto(path: string, photo: Blob): Promise<void> {
  const database = await opened();
  await database.put("photos", photo, path);
  database.close();
}
