import { TokenBucket } from "#platform/http/token-bucket.ts";
import type { FirestoreDatabase, FirestorePart } from "#platform/store/firestore-database.ts";
import { isOutdated } from "#platform/store/firestore-faults.ts";
import { accessRecord } from "./access-record.ts";
import { keptPart, type PartVersions } from "./firestore-kept-part.ts";
import { removing, updating } from "./firestore-steps.ts";
import type { Access, AccessStore } from "./organisers-store.ts";

/**
 * An unknown secret may belong to a session that another server made since the last poll, so the register is
 * read again: 20 times at once, then once a minute. An expired session may have been prolonged by another
 * server, so the sessions are read again, at most once in ten seconds.
 */
const UNKNOWN_AT_ONCE = 20;
const ONE_MORE_EVERY_MS = 60_000;
const EXPIRED_EVERY_MS = 10_000;

const { readDocument, readDocuments, documentFields } = accessRecord;

/**
 * Sessions and invitations (`accesos/<id>`), for any number of servers; each keeps them in memory, so that a
 * call of whoever is signed in costs no read, and the calls of whoever pretends to be cost few. Documents
 * that cannot be read are skipped.
 */
export function firestoreAccess(
  database: FirestoreDatabase,
  versions: PartVersions,
): AccessStore & FirestorePart<unknown, unknown> {
  const all = database.collection("accesos");
  const kept = keptPart(database, versions, "accesos", async () =>
    readDocuments(await database.find(all.orderBy("creado", "desc"))),
  );
  const unknown = new TokenBucket(UNKNOWN_AT_ONCE, ONE_MORE_EVERY_MS);
  const expired = new TokenBucket(1, EXPIRED_EVERY_MS);

  async function find(secretHash: string): Promise<Access | null> {
    return (await kept.get()).find((access) => access.secretHash === secretHash) ?? null;
  }

  return {
    list: async () => {
      // Other servers store that a session is used without giving it another version.
      kept.forget();
      return kept.get();
    },
    find: async (secretHash) => {
      const found = await find(secretHash);
      if (found === null) {
        if (unknown.takeOrWait() > 0) return null;
        await versions.refresh();
        return find(secretHash);
      }
      const mayBeUsed = found.kind === "session" && Date.now() >= found.expiresAt;
      if (!mayBeUsed || expired.takeOrWait() > 0) return found;
      kept.forget();
      return find(secretHash);
    },
    save: (access, entry) =>
      kept.change(entry, async (transaction) =>
        transaction.set(all.doc(access.id), documentFields(access)),
      ),
    update: async (id, fields) => {
      if (fields.name !== undefined) {
        return kept.change(undefined, updating(all.doc(id), documentFields(fields)));
      }
      // Without reading first, so that calls of one session at the same time do not wait for each other.
      const isThere = await database
        .run(() => all.doc(id).update(documentFields(fields)))
        .then(
          () => true,
          (error: unknown) => {
            if (isOutdated(error)) return false;
            throw error;
          },
        );
      const changed = (access: Access) => (access.id === id ? { ...access, ...fields } : access);
      kept.patch((present) => present.map(changed));
      return isThere;
    },
    spend: async (link, session) => {
      let spent: Access | null = null;
      await kept.change(undefined, async (transaction, read) => {
        const either = all.where("hash", "in", [link, session.secretHash]).limit(1);
        const [found] = await read.find(either);
        const present = found === undefined ? null : readDocument(found);
        spent = present?.secretHash === session.secretHash ? present : null;
        if (found === undefined || present?.kind !== "invitation") return false;
        spent = { ...present, ...session, kind: "session" };
        // The condition repeats what Firestore's transactions guarantee; emulators may lack it.
        return transaction.update(found.ref, documentFields(spent), {
          lastUpdateTime: found.updateTime,
        });
      });
      return spent;
    },
    remove: (id, entry) => kept.change(entry, removing(all.doc(id))),
  };
}
