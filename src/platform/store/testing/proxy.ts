import { once } from "node:events";
import {
  connect,
  createServer,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { buffer } from "node:stream/consumers";
import { type Counted, countDocuments } from "./count-documents.ts";

/** The outcome of one call: an action before it is passed on, or a failure. */
export type Fate =
  | { readonly kind: "pass"; readonly first: () => void | Promise<void> }
  /** Firestore carries it out, but the answer is lost. */
  | { readonly kind: "lose answer" }
  /** The proxy answers with this gRPC status; the call does not reach Firestore. */
  | { readonly kind: "refuse"; readonly status: number }
  /** The call is never answered. */
  | { readonly kind: "ignore" };

/** A proxy between store and Firestore, which can break the connection. */
export interface FirestoreProxy {
  /** The value for `FIRESTORE_EMULATOR_HOST`. */
  readonly host: string;
  /** The documents that passed so far. */
  readonly counted: Counted;
  /** Sets the outcomes of the next calls of a method, such as `Commit`, in order; later calls are passed on. */
  decide(method: string, ...fates: Fate[]): void;
  /** Sets the outcome of all calls, of one method or of every method, until it is called again. */
  decideAll(fate: Fate | null, method?: string): void;
  /** Drops all connections, and new ones too. */
  cut(): void;
  /** Accepts connections again, at the same address. */
  mend(): void;
}

const UNAVAILABLE = 14;

/** Starts a proxy in front of the Firestore at `target`, a host and port that speak plain HTTP/2. */
export async function startFirestoreProxy(target: string): Promise<FirestoreProxy> {
  const decided = new Map<string, Fate[]>();
  const decidedForAll = new Map<string | undefined, Fate | null>();
  const sessions = new Set<Http2Session>();
  const counted = { reads: 0, writes: 0 };
  let upstream = connect(`http://${target}`);

  async function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const method = String(headers[":path"]).split("/").at(-1) ?? "";
    const fate =
      decided.get(method)?.shift() ?? decidedForAll.get(method) ?? decidedForAll.get(undefined);
    if (fate?.kind === "ignore") return;
    if (fate?.kind === "refuse") return fail(stream, fate.status);
    const body = await buffer(stream);
    if (fate?.kind === "pass") await fate.first();
    const answered = await passOn(headers, body);
    countDocuments(counted, method, body, answered.body);
    if (fate?.kind === "lose answer") fail(stream, UNAVAILABLE);
    else reply(stream, answered);
  }

  async function passOn(headers: IncomingHttpHeaders, body: Buffer): Promise<Answered> {
    if (upstream.closed) upstream = connect(`http://${target}`);
    const request = upstream.request(headers);
    let trailers: IncomingHttpHeaders = {};
    request.on("trailers", (received) => {
      trailers = received;
    });
    request.end(body);
    const [received] = await once(request, "response");
    return { headers: received, body: await buffer(request), trailers };
  }

  let isCut = false;
  const server = createServer();
  server.on("session", (session) => {
    if (isCut) session.destroy();
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.on("stream", (stream, headers) => {
    // Some tests make clients disconnect during a call.
    stream.on("error", () => {});
    answer(stream, headers).catch(() => stream.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    host: `127.0.0.1:${address.port}`,
    counted,
    decide: (method, ...fates) => void decided.set(method, [...fates]),
    decideAll: (fate, method) => void decidedForAll.set(method, fate),
    // It keeps its port, which another program could take meanwhile.
    cut: () => {
      isCut = true;
      for (const session of sessions) session.destroy();
    },
    mend: () => {
      isCut = false;
    },
  };
}

interface Answered {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly trailers: IncomingHttpHeaders;
}

function reply(stream: ServerHttp2Stream, { headers, body, trailers }: Answered): void {
  if (stream.destroyed) return;
  // An error consists of headers alone.
  if ("grpc-status" in headers) {
    stream.respond(headers, { endStream: true });
    return;
  }
  stream.respond(headers, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers(trailers));
  stream.end(body);
}

function fail(stream: ServerHttp2Stream, status: number): void {
  if (stream.destroyed) return;
  stream.respond(
    { ":status": 200, "content-type": "application/grpc", "grpc-status": String(status) },
    { endStream: true },
  );
}
