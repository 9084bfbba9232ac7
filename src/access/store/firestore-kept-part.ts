import type { Transaction } from "@google-cloud/firestore";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import type { NewEntry } from "../model/journal.ts";
import { journalled, type Write } from "./firestore-steps.ts";

/** Small parts of the database that servers keep in memory until somebody changes them. */
export type Part = "accesos" | "constancias";

/** The parts' versions, in a document that every server polls. */
export interface PartVersions {
  /** The version that the last poll found; this server's own changes are in it. */
  of(part: Part): Promise<string>;
  /** Gives the part another version, in the transaction that changes it. */
  change(transaction: Transaction, part: Part): void;
  /** Has to be called after that transaction. */
  refresh(): Promise<void>;
}

/** Keeps a part of which `read` reads all; without changes, it costs no read. */
export function keptPart<Value>(
  database: FirestoreDatabase,
  versions: PartVersions,
  part: Part,
  read: () => Promise<Value>,
) {
  let kept: { readonly version: string; readonly value: Promise<Value> } | null = null;

  /** Keeps a value until it turns out that it could not be read. */
  function keep(version: string, value: Promise<Value>): Promise<Value> {
    const begun = { version, value };
    kept = begun;
    value.catch(() => {
      if (kept === begun) kept = null;
    });
    return value;
  }

  return {
    async get(): Promise<Value> {
      // Before the value, so that no change in between is missed.
      const version = await versions.of(part);
      return kept?.version === version ? kept.value : keep(version, read());
    },
    /** As `journalled`; then all servers read the part again, this one at once. */
    async change(entry: NewEntry | undefined, write: Write): Promise<boolean> {
      const isWritten = await journalled(database, entry, async (transaction, reader) => {
        const isNew = (await write(transaction, reader)) !== false;
        if (isNew) versions.change(transaction, part);
        return isNew;
      });
      await versions.refresh();
      return isWritten;
    },
    /** Changes what is kept as this server has changed it without giving it another version. */
    patch(change: (value: Value) => Value): void {
      if (kept !== null) void keep(kept.version, kept.value.then(change));
    },
    /** The next `get` reads it again. */
    forget(): void {
      kept = null;
    },
  };
}
