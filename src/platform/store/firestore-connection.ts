import { Firestore } from "@google-cloud/firestore";
import { GoogleAuth, PassThroughClient } from "google-auth-library";
import type { FirestoreAddress, FirestoreKey } from "./database-url.ts";
import { type FirestoreDatabase, firestoreDatabase } from "./firestore-database.ts";
import { credentialsFault, openFault } from "./firestore-faults.ts";

const SCOPE = "https://www.googleapis.com/auth/datastore";
/** A client that lost its connection would otherwise wait up to two minutes before it reconnects. */
const RECONNECT_MS = 3000;

/**
 * Opens a client and sends one query, so that a wrong address, missing credentials or a missing
 * permission stop the start. The client abandons a call after about `limitMs`, retries included. Only
 * `WriteBatch.commit` may retry for ten minutes, which no option of the library changes, so its
 * writes must be idempotent. Rejects with `UserError`.
 */
export async function connect(
  { projectId, databaseId }: FirestoreAddress,
  limitMs: number,
  key: FirestoreKey | null = null,
): Promise<FirestoreDatabase> {
  const shown = `${projectId}/${databaseId}`;
  // The library reads this variable itself.
  const emulated = Boolean(process.env.FIRESTORE_EMULATOR_HOST);
  const auth = emulated ? withoutCredentials() : await credentials(shown, key);
  const client = new Firestore({
    projectId,
    databaseId,
    auth,
    clientConfig: timeLimits(limitMs),
    // Without it, reads are retried a second later whatever their fault, and with growing delays.
    gaxServerStreamingRetries: true,
    "grpc.max_reconnect_backoff_ms": RECONNECT_MS,
  });
  const database = firestoreDatabase(client, limitMs);
  try {
    await database.get(client.doc("counters/visitasPagina"));
    return database;
  } catch (error) {
    throw openFault(error, shown);
  }
}

// The credentials are loaded here, because the library ends the process if it finds none.
async function credentials(shown: string, key: FirestoreKey | null): Promise<GoogleAuth> {
  const auth = new GoogleAuth({ scopes: SCOPE, ...(key === null ? {} : { credentials: key }) });
  try {
    await auth.getAccessToken();
    return auth;
  } catch (error) {
    throw credentialsFault(error, shown);
  }
}

/** Prevents the library from searching for credentials that an emulator does not need. */
function withoutCredentials(): GoogleAuth<PassThroughClient> {
  return new GoogleAuth({ authClient: new PassThroughClient() });
}

/** Overrides the library's time limits, which are one to ten minutes per call. */
function timeLimits(limitMs: number) {
  const method = { timeout_millis: limitMs, retry_params_name: "limited" };
  return {
    interfaces: {
      "google.firestore.v1.Firestore": {
        retry_codes: { never: [] },
        retry_params: {
          limited: {
            // The library does not increase this delay for reads. It is short enough for a waiting
            // visitor, and long enough for an overloaded database.
            initial_retry_delay_millis: 500,
            retry_delay_multiplier: 1.3,
            max_retry_delay_millis: 2000,
            initial_rpc_timeout_millis: limitMs,
            rpc_timeout_multiplier: 1,
            max_rpc_timeout_millis: limitMs,
            total_timeout_millis: limitMs,
          },
        },
        methods: {
          BatchGetDocuments: method,
          BeginTransaction: method,
          // A retried increment could count twice. Transactions are retried as a whole where that is
          // safe.
          Commit: { ...method, retry_codes_name: "never" },
          Rollback: method,
          RunAggregationQuery: method,
          RunQuery: method,
        },
      },
    },
  };
}
