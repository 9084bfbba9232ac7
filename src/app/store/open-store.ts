import type { FirestoreKey } from "#platform/firestore/firestore-key.ts";
import {
  DATABASE_URL_EXPECTED,
  type DatabaseAddress,
  parseDatabaseUrl,
} from "#platform/store/database-url.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import type { Store } from "./store.ts";

/**
 * Opens the store that `databaseUrl` names. Only the chosen database's library is loaded. Rejects
 * with `UserError`, whose message is for organisers.
 */
export async function openStore(
  databaseUrl: string,
  firestoreKey: FirestoreKey | null = null,
): Promise<Store> {
  const address = validAddress(databaseUrl);
  if (address.kind === "sqlite") {
    const { openSqliteStore } = await import("./sqlite-store.ts");
    return openSqliteStore(address.path);
  }
  const { openFirestoreStore } = await import("./firestore-store.ts");
  return openFirestoreStore(address, firestoreKey);
}

/** The parsed `DATABASE_URL`. Throws `UserError` if it is invalid. */
export function validAddress(databaseUrl: string): DatabaseAddress {
  const address = parseDatabaseUrl(databaseUrl);
  if (address !== undefined) return address;
  throw new UserError(
    `DATABASE_URL no es válida: se esperaba ${DATABASE_URL_EXPECTED}, y dice «${databaseUrl}».`,
  );
}
