import type { FastifyInstance } from "fastify";
import type { ReadCertificates } from "#certificates/server/certificate-routes.ts";
import { resourceHeaders } from "#edition/render/pages/security-headers.ts";
import { type EditionFacts, servedEdition } from "#people/server/served-edition.ts";
import { problems } from "#platform/calls/problems.ts";
import { PROBLEM_TYPE, RETRY_SECONDS } from "#platform/http/problems.ts";
import { parseDatabaseUrl } from "#platform/store/database-url.ts";
import { cachedValue } from "#platform/store/shared-calls.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { githubTexts } from "#texts/server/github-texts.ts";
import { readConfig } from "../config.ts";
import { openFirestoreStore } from "../store/firestore-store.ts";
import { buildApp } from "./app.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface FunctionContext {
  readonly ip: string;
}

/** The calls as a serverless function. Its first request starts the app; a failed start is tried again. */
export function callsFunction(
  facts: EditionFacts,
  certificates: ReadCertificates | null = null,
  environment: Environment = process.env,
) {
  const app = cachedValue(Number.POSITIVE_INFINITY, () =>
    startApp(environment, certificates, facts).catch((error) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      throw error;
    }),
  );
  return async (request: Request, { ip }: FunctionContext): Promise<Response> => {
    const started = await app.get().catch(() => null);
    return started === null ? unavailable() : answerRequest(started, request, ip);
  };
}

async function startApp(
  environment: Environment,
  certificates: ReadCertificates | null,
  facts: EditionFacts,
): Promise<FastifyInstance> {
  const config = readConfig(environment);
  const address = parseDatabaseUrl(config.databaseUrl);
  if (address?.kind !== "firestore") {
    throw new UserError(
      "Una función no tiene disco: falta FIRESTORE_KEY, o DATABASE_URL no es firestore:PROYECTO.",
    );
  }
  const edition = servedEdition(facts);
  const store = await openFirestoreStore(address, config.firestoreKey);
  return buildApp({
    ...config,
    texts: config.textsOnGithub && githubTexts(config.textsOnGithub, config.builtCommit),
    // The platform reports the client's address; headers of the client are not trusted.
    trustProxy: false,
    store,
    site: null,
    edition: () => edition,
    certificates,
  });
}

function unavailable(): Response {
  const problem = problems.storeUnavailable;
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      ...resourceHeaders,
      "cache-control": "no-store",
      "content-type": PROBLEM_TYPE,
      "retry-after": String(RETRY_SECONDS),
    },
  });
}

/** Statuses without a body, for which `Response` accepts none. */
const WITHOUT_BODY = [204, 205, 304];
/** Headers that the platform sets itself. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/** Passes a web-standard request from `address` to the app, without a socket. */
export async function answerRequest(
  app: FastifyInstance,
  request: Request,
  address: string,
): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const { statusCode, headers, rawPayload } = await app.inject({
    // Any method is passed on; the app refuses unknown ones.
    method: request.method as "GET",
    url: pathname + search,
    headers: { host, ...Object.fromEntries(request.headers) },
    remoteAddress: address,
    ...(body.length > 0 ? { payload: body } : {}),
  });
  return new Response(WITHOUT_BODY.includes(statusCode) ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) => pairs(name, value)),
  });
}

/** One pair per value, because cookies cannot be joined. */
function pairs(name: string, value: number | string | string[] | undefined): [string, string][] {
  if (value === undefined || ofConnection.includes(name)) return [];
  return [value].flat().map((each) => [name, String(each)]);
}
