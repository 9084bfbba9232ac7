import {
  FirestoreServer,
  FirestoreStateCollection,
  FirestoreStateDocument,
} from "@firestore-emulator/server";
import { type Answering, breakable } from "./breakable-calls.ts";

/** The gRPC server of the emulator, which does not report the port that it has taken. */
interface Bound {
  readonly boundPorts: ReadonlyMap<string, { readonly portNumber: number }>;
}

/**
 * Starts an in-memory Firestore in this process that speaks gRPC, on `port` or any free one; for tests,
 * demos and measurements.
 */
export async function startFirestoreEmulator(port?: number) {
  const emulator = new FirestoreServer();
  completeWrites(emulator);
  await emulator.start(port ?? 0);
  const server: Bound & Answering = Reflect.get(emulator, "server");
  const [bound] = server.boundPorts.values();
  return {
    /** The value for `FIRESTORE_EMULATOR_HOST`. */
    host: `127.0.0.1:${bound?.portNumber}`,
    /** Drops all connections at once. */
    stop: () => void emulator.stop(),
    calls: breakable(server),
  };
}

/**
 * Lets writes do what they do in Firestore
 * (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#write), but not in the emulator.
 */
function completeWrites({ state }: FirestoreServer): void {
  const write = state.writeV1Document.bind(state);
  let last = 0;
  let commit: Date | null = null;
  let undo: (() => void)[] = [];
  state.writeV1Document = (date, request) => {
    // All writes of one commit share the date. If one is refused, so are those before it.
    if (date !== commit) undo = [];
    commit = date;
    const { update, update_mask: mask, current_document: expected } = request;
    const document = state.getDocument(request.has_delete ? request.delete : update.name);
    const before = { metadata: document.metadata, fields: fieldsOf(document) };
    undo.push(() => Object.assign(document, before));
    // A precondition on the time of an update becomes one that the document exists, which the emulator knows:
    // both refuse a changed document.
    if (request.has_current_document && expected.has_update_time) {
      const { seconds, nanos } = expected.update_time;
      const { hasExist, updatedAt } = document.metadata;
      expected.exists = !hasExist || updatedAt.getTime() === seconds * 1000 + nanos / 1e6;
    }
    // Each write has a time of its own, though the emulator's clock has milliseconds.
    last = Math.max(date.getTime(), last + 1);
    try {
      const result = write(new Date(last), request);
      // A field of the mask without a value is removed.
      const removed = mask?.field_paths.filter(
        (path) => !path.includes(".") && !update.fields.has(path),
      );
      const kept = Object.entries(fieldsOf(document)).filter(([path]) => !removed?.includes(path));
      Reflect.set(document, "fields", Object.fromEntries(kept));
      return result;
    } catch (error) {
      for (const revert of undo.reverse()) revert();
      throw error;
    }
  };
}

const fieldsOf = (document: FirestoreStateDocument): object => Reflect.get(document, "fields");

// The emulator copies a collection for each document that it adds, which would take minutes for
// 20,000.
FirestoreStateCollection.prototype.getDocument = function (name) {
  const documents: Record<string, FirestoreStateDocument> = Reflect.get(this, "documents");
  documents[name] ??= new FirestoreStateDocument(
    Reflect.get(this, "emitter"),
    this.database,
    this,
    name,
    {},
    {},
  );
  return documents[name];
};
