import { type FirestoreKey, validAddress } from "#platform/store/database-url.ts";
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
