import { READ_LOG_EVERY_MS } from "#door/model/calls.ts";
import { connect, type FirestoreAddress } from "#platform/store/firestore-connection.ts";
import type { FirestoreKey } from "#platform/store/firestore-key.ts";
import { documentStore, type StoreTimes } from "./document-store.ts";
import type { Store } from "./store.ts";

/** Time limits and intervals, all in ms. */
export interface FirestoreTimes extends StoreTimes {
  readonly limitMs: number;
}

export const usualTimes: FirestoreTimes = {
  limitMs: 10_000,
  doorEveryMs: READ_LOG_EVERY_MS,
  visitsEveryMs: 1000,
  totalEveryMs: 60_000,
  // The number of the last request is a document, which takes about one write a second.
  signUpsEveryMs: 1000,
};

/**
 * Opens a store in Firestore, which any number of servers may share. Signs in with `key`, else with Google's
 * application default credentials; with `FIRESTORE_EMULATOR_HOST` it uses that emulator without credentials.
 * Rejects with `UserError`.
 */
export async function openFirestoreStore(
  address: FirestoreAddress,
  key: FirestoreKey | null = null,
  times: FirestoreTimes = usualTimes,
): Promise<Store> {
  return documentStore(await connect(address, times.limitMs, key), times);
}
