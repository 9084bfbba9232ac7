import { z } from "zod/mini";
import { TokenBucket } from "#platform/http/token-bucket.ts";
import {
  type DocumentDatabase,
  type DocumentSnapshot,
  OutdatedError,
  type StorePart,
} from "#platform/store/documents.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { roles } from "../model/calls.ts";
import { keptPart, type PartVersions } from "./kept-part.ts";
import type { Access, AccessStore } from "./organisers-store.ts";
import { removing } from "./steps.ts";

/** A session or an invitation in the documents; one without a role is of an organiser who may do everything. */
const accessRecord = storedRecord<Access>({
  id: ["id", z.string()],
  secretHash: ["hash", z.string()],
  kind: ["tipo", z.enum(["session", "invitation"])],
  name: ["nombre", z.string()],
  role: ["rol", z._default(z.enum(roles), "all")],
  browser: ["navegador", z.string()],
  createdAt: ["creado", z.int()],
  lastUsedAt: ["usado", z.int()],
  expiresAt: ["vence", z.int()],
});

/**
 * An unknown secret may belong to a session that another server made since the last poll, so the register is
 * read again: 20 times at once, then once a minute. An expired session may have been prolonged by another
 * server, so the sessions are read again, at most once in ten seconds.
 */
const UNKNOWN_AT_ONCE = 20;
const ONE_MORE_EVERY_MS = 60_000;
const EXPIRED_EVERY_MS = 10_000;

/**
 * Sessions and invitations (`accesos/<id>`), for any number of servers; each keeps them in memory, so that a
 * call of whoever is signed in costs no read, and the calls of whoever pretends to be cost few. Documents
 * that cannot be read are skipped.
 */
export function storedAccess(
  database: DocumentDatabase,
  versions: PartVersions,
): AccessStore & StorePart<unknown, unknown> {
  const all = database.collection("accesos");
  const kept = keptPart(database, versions, "accesos", async () => {
    const found = await database.find(all.orderBy("creado", "desc"));
    return found.flatMap((document) => accessOf(document) ?? []);
  });
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
    save: async (access, entry) => {
      await kept.change(entry, async (writer) => {
        writer.set(all.doc(access.id), fieldsOf(access));
        return true;
      });
    },
    update: async (id, fields) => {
      if (fields.name !== undefined) {
        return kept.change(undefined, async (writer, read) => {
          const [present] = await read.get([all.doc(id)]);
          if (!present?.exists) return false;
          writer.update(present.ref, fieldsOf(fields));
          return true;
        });
      }
      // Without reading first, so that calls of one session at the same time do not wait for each other.
      const isThere = await database
        .write((writer) => writer.update(all.doc(id), fieldsOf(fields)))
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof OutdatedError) return false;
            throw error;
          },
        );
      const changed = (access: Access) => (access.id === id ? { ...access, ...fields } : access);
      kept.patch((present) => present.map(changed));
      return isThere;
    },
    spend: async (link, session) => {
      let spent: Access | null = null;
      await kept.change(undefined, async (writer, read) => {
        const either = all.where("hash", "in", [link, session.secretHash]).limit(1);
        const [found] = await read.find(either);
        const present = found === undefined ? null : accessOf(found);
        spent = present?.secretHash === session.secretHash ? present : null;
        if (found === undefined || present?.kind !== "invitation") return false;
        spent = { ...present, ...session, kind: "session" };
        writer.update(found.ref, fieldsOf(spent), found);
        return true;
      });
      return spent;
    },
    remove: async (id, entry) => {
      await kept.change(entry, removing(all.doc(id)));
    },
  };
}

const accessOf = (document: DocumentSnapshot) =>
  accessRecord.read({ ...document.data(), id: document.id });

const fieldsOf = ({ id: _, ...fields }: Partial<Access>) => accessRecord.write(fields);
