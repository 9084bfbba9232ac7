import { Firestore } from "@google-cloud/firestore";
import { GoogleAuth, PassThroughClient } from "google-auth-library";
import type { FirestoreCalls } from "./calls.ts";
import { credentialsFault, openFault } from "./faults.ts";
import type { FirestoreKey } from "./firestore-key.ts";

/** Where a Firestore database is; the database that every project has is `(default)`. */
export interface FirestoreAddress {
  readonly projectId: string;
  readonly databaseId: string;
}

const SCOPE = "https://www.googleapis.com/auth/datastore";
/** Without it, a client that lost its connection would wait up to two minutes to try another. */
const RECONNECT_MS = 3000;

/**
 * Opens a client and asks one question, so that a wrong address, missing credentials or a missing
 * permission stop the start. The client gives a call up after about `limitMs`, tries of its own
 * included; only `WriteBatch.commit`, and all that is built on it, may go on trying for ten minutes,
 * which no option of the library changes: what it writes must do no harm when it arrives late.
 * Rejects with `StoreOpenError`.
 */
export async function connect(
  { projectId, databaseId }: FirestoreAddress,
  calls: FirestoreCalls,
  limitMs: number,
  key: FirestoreKey | null = null,
): Promise<Firestore> {
  const shown = `${projectId}/${databaseId}`;
  // The library reads this variable itself.
  const emulated = Boolean(process.env.FIRESTORE_EMULATOR_HOST);
  const auth = emulated ? withoutCredentials() : await credentials(shown, key);
  const firestore = new Firestore({
    projectId,
    databaseId,
    auth,
    clientConfig: timeLimits(limitMs),
    // Without it, reads are tried again a second later whatever their fault, and slower each time.
    gaxServerStreamingRetries: true,
    "grpc.max_reconnect_backoff_ms": RECONNECT_MS,
  });
  try {
    await calls.run(() => firestore.doc("counters/visitasPagina").get());
    return firestore;
  } catch (error) {
    throw openFault(error, shown);
  }
}

// Asked for here because the library, left to find that there are none, ends the process.
async function credentials(shown: string, key: FirestoreKey | null): Promise<GoogleAuth> {
  const auth = new GoogleAuth({ scopes: SCOPE, ...(key === null ? {} : { credentials: key }) });
  try {
    await auth.getAccessToken();
    return auth;
  } catch (error) {
    throw credentialsFault(error, shown);
  }
}

/** Keeps the library from looking for credentials that an emulator does not ask for. */
function withoutCredentials(): GoogleAuth<PassThroughClient> {
  return new GoogleAuth({ authClient: new PassThroughClient() });
}

/** Overrides of the time limits that the library has for each call: one to ten minutes. */
function timeLimits(limitMs: number) {
  const method = { timeout_millis: limitMs, retry_params_name: "limited" };
  return {
    interfaces: {
      "google.firestore.v1.Firestore": {
        retry_codes: { never: [] },
        retry_params: {
          limited: {
            // The library does not lengthen it for reads: short enough for a visitor who waits, long
            // enough for a database that has too much to do.
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
          // An increment that is tried again could count twice. Transactions are tried again as a whole,
          // where that does no harm.
          Commit: { ...method, retry_codes_name: "never" },
          Rollback: method,
          RunAggregationQuery: method,
          RunQuery: method,
        },
      },
    },
  };
}
