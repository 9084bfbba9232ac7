import fastifyCookie from "@fastify/cookie";
import { errorCodes, type FastifyInstance, fastify } from "fastify";
import { resourceHeaders } from "#edition/render/pages/security-headers.ts";
import { refusePipelining } from "#platform/http/pipelining.ts";
import { gatheredOutput, logSerializers, RequestLog } from "#platform/http/request-log.ts";
import { refuseForeignOrigins, refuseUnknownHosts } from "#platform/http/same-origin.ts";
import type { Config, TrustProxy } from "../config.ts";
import type { Store } from "../store/store.ts";
import { answerError, answerErrors } from "./errors.ts";
import type { LiveSite } from "./live-site.ts";
import { type RoomOptions, registerRooms } from "./rooms.ts";
import { answerNotFound, serveSite } from "./static-site.ts";

/** The largest body of a visitor's call has some 30 bytes. */
const BODY_LIMIT_BYTES = 1024;
/** A browser also sends the cookies of the faculty's parent domain, which may have 8 kB or more. */
const HEADER_LIMIT_BYTES = 32 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 2_000;
/** The time without a byte in either direction, as when a phone loses its connection. */
const SILENCE_TIMEOUT_MS = 60_000;
/** The idle time of a visitor's connection; longer than a page takes to hydrate. */
const IDLE_TIMEOUT_MS = 10_000;
/** The idle time of a proxy's connection: longer than its own (600 s at Google, 30 in deploy/), or it answers 502. */
const PROXIED_IDLE_TIMEOUT_MS = 620_000;

/** Further connections are closed at once. A browser opens six, a proxy a few hundred. */
const CONNECTION_LIMIT = 4000;

export interface AppOptions extends RoomOptions, Pick<Config, "trustProxy" | "logLevel"> {
  /** The site, or `null` to serve the calls alone. */
  readonly site: LiveSite | null;
  /** The names by which the server may be called; any by default. */
  readonly allowedHosts?: readonly string[];
  /** The destination of log lines; standard output by default. */
  readonly logStream?: { write(line: string): void };
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, site, trustProxy, logLevel, logStream } = options;
  const app = fastify({
    logger: {
      level: logLevel,
      serializers: logSerializers,
      stream: logStream ?? gatheredOutput(),
    },
    logController: new RequestLog(),
    trustProxy: proxyTrust(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: trustProxy === false ? IDLE_TIMEOUT_MS : PROXIED_IDLE_TIMEOUT_MS,
    http: {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      // By default, a client that sends half a header, or nothing, would have a minute.
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    // While the server closes, requests over open connections are still answered.
    return503OnClosing: false,
    // A wrong request is refused instead of being coerced.
    ajv: { customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false } },
    // These errors occur before any hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(resourceHeaders);
      return answerError(error, request, reply);
    },
  });

  app.server.maxConnections = CONNECTION_LIMIT;

  refusePipelining(app);
  readJsonOnly(app);
  answerErrors(app, site);
  // Answers without headers of a page get those of other resources.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (reply.getHeader("content-security-policy") === undefined) reply.headers(resourceHeaders);
    done();
  });
  if (options.allowedHosts) refuseUnknownHosts(app, options.allowedHosts);
  if (site !== null) await serveSite(app, site);
  answerNotFound(app, site !== null);
  // Few calls use a cookie; their routes parse and serialise it.
  await app.register(fastifyCookie, { hook: false });
  await app.register(async (calls) => {
    calls.addHook("onRequest", (_request, reply, done) => {
      reply.header("cache-control", "no-store");
      done();
    });
    refuseForeignOrigins(calls);
    await registerRooms(calls, options);
    healthRoutes(calls, store);
  });
  return app;
}

/** Liveness and readiness, for monitoring: the process runs, and its store answers. */
function healthRoutes(app: FastifyInstance, store: Pick<Store, "listVersion">): void {
  // Requested every few seconds, so only failures are logged.
  const options = { logLevel: "warn" } as const;
  app.get("/healthz", options, async () => ({ status: "ok" }));
  app.get("/readyz", options, async () => {
    await store.listVersion();
    return { status: "ok" };
  });
}

/** Accepts JSON and empty bodies, these in any framing: a tunnel sends them in chunks and without a type. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addHook("onRequest", (request, _reply, done) => {
    // Fastify would refuse a malformed type before it reads the body.
    if (!request.mediaType) delete request.headers["content-type"];
    done();
  });
  app.addContentTypeParser("*", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else if (request.mediaType === "application/json") parse(request, body.toString(), done);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}

function proxyTrust(trust: TrustProxy) {
  if (typeof trust === "boolean") return trust;
  // Fastify no longer accepts a number, because it is unsafe where visitors can reach the server past
  // the proxy. Platforms whose proxies have no fixed address offer no other way.
  if (typeof trust === "number") return (_address: string, hop: number) => hop < trust;
  return [...trust];
}
