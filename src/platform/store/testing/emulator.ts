import {
  FirestoreServer,
  FirestoreStateCollection,
  FirestoreStateDocument,
} from "@firestore-emulator/server";

/**
 * Starts an in-memory Firestore in this process that speaks gRPC, on `port` or any free one; for tests,
 * demos and measurements.
 */
export async function startFirestoreEmulator(port?: number) {
  const server = new FirestoreServer();
  removeFields(server);
  checkUpdateTimes(server);
  tellWritesApart(server);
  revertRefusedCommits(server);
  const taken = portOf(server);
  await server.start(port ?? 0);
  return {
    /** The value for `FIRESTORE_EMULATOR_HOST`. */
    host: `127.0.0.1:${await taken}`,
    /** Drops all connections at once. */
    stop: () => void server.stop(),
  };
}

/** The methods of its gRPC server that the emulator calls. */
interface Bound {
  bindAsync(
    address: string,
    credentials: unknown,
    onBound: (error: Error | null, port: number) => void,
  ): void;
}

/** Resolves with the port that the server will take, which the emulator does not report. */
function portOf(emulator: FirestoreServer): Promise<number> {
  const server: Bound = Reflect.get(emulator, "server");
  const bind = server.bindAsync.bind(server);
  return new Promise((resolve) => {
    server.bindAsync = (address, credentials, onBound) =>
      bind(address, credentials, (error, port) => {
        resolve(port);
        onBound(error, port);
      });
  });
}

// The emulator keeps the fields that an update removes: those of its mask for which it has no value
// (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#write).
function removeFields({ state }: FirestoreServer): void {
  const write = state.writeV1Document.bind(state);
  state.writeV1Document = (date, request) => {
    const result = write(date, request);
    const { update, update_mask: mask } = request;
    const removed = mask?.field_paths.filter(
      (path) => !/\./.test(path) && !update.fields.has(path),
    );
    if (removed === undefined || removed.length === 0) return result;
    const document = state.getDocument(update.name);
    const fields = Object.entries(Reflect.get(document, "fields"));
    const kept = fields.filter(([path]) => !removed.includes(path));
    Reflect.set(document, "fields", Object.fromEntries(kept));
    return result;
  };
}

// The emulator knows only the precondition that a document exists, so a precondition on its update
// time is translated to that: both refuse a changed document.
function checkUpdateTimes({ state }: FirestoreServer): void {
  const write = state.writeV1Document.bind(state);
  state.writeV1Document = (date, request) => {
    const { current_document: expected } = request;
    if (request.has_current_document && expected.has_update_time) {
      const { seconds, nanos } = expected.update_time;
      const { hasExist, updatedAt } = state.getDocument(
        request.has_delete ? request.delete : request.update.name,
      ).metadata;
      expected.exists = !hasExist || updatedAt.getTime() === seconds * 1000 + nanos / 1e6;
    }
    return write(date, request);
  };
}

// The emulator's clock has millisecond resolution, so two writes may get the same time; in Firestore
// each write has its own.
function tellWritesApart({ state }: FirestoreServer): void {
  const write = state.writeV1Document.bind(state);
  let last = 0;
  state.writeV1Document = (date, request) => {
    last = Math.max(date.getTime(), last + 1);
    return write(new Date(last), request);
  };
}

// The emulator carries out the writes of a commit one by one, and keeps those before a refused one.
// All writes of one commit share the date that it passes.
function revertRefusedCommits({ state }: FirestoreServer): void {
  const write = state.writeV1Document.bind(state);
  let commit: Date | null = null;
  let undo: (() => void)[] = [];
  state.writeV1Document = (date, request) => {
    if (date !== commit) undo = [];
    commit = date;
    const document = state.getDocument(request.has_delete ? request.delete : request.update.name);
    const before = { metadata: document.metadata, fields: Reflect.get(document, "fields") };
    undo.push(() => Object.assign(document, before));
    try {
      return write(date, request);
    } catch (error) {
      for (const revert of undo.reverse()) revert();
      throw error;
    }
  };
}

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
