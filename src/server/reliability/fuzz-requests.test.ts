import fc from "fast-check";
import type { Response } from "light-my-request";
import { expect, test } from "vitest";
import { apiPaths, visitCookie } from "../../domain/calls/api.ts";
import {
  lookupAnswerSchema,
  problemSchema,
  visitsAnswerSchema,
} from "../../domain/calls/api-schemas.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { appUnderTest } from "../testing/app-under-test.ts";

/** `FUZZ_REQUESTS` sets another number. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 30_000);
/** Requests that are sent at once, because a fault may depend on concurrent ones. */
const TOGETHER = 250;

const carnets: readonly string[] = sampleParticipants.map(({ carnet }) => carnet);

const body = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...carnets).map((carnet) => ({ carnet })) },
  fc.constant({ carnet: unregisteredCarnet }),
  fc.record({ carnet: fc.stringMatching(/^[0-9-]{1,14}$/) }),
  fc.record({ carnet: fc.anything() }, { requiredKeys: [] }),
  fc.json(),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(undefined),
);

const url = fc
  .oneof(
    { weight: 9, arbitrary: fc.constantFrom(apiPaths.lookup, apiPaths.visits) },
    fc.constantFrom(...Object.values(apiPaths)),
    fc.string({ unit: "binary-ascii", maxLength: 60 }).map((text) => `/${text}`),
  )
  // Others come as bytes, in slow-senders.test.ts.
  .filter((text) => URL.canParse(text, "http://localhost"));

/** Header values that Node's parser accepts. */
const headerText = fc.stringMatching(/^[\t\x20-\x7e\x80-\xff]{0,40}$/);

const headers = fc.record(
  {
    "content-type": fc.oneof(
      { weight: 4, arbitrary: fc.constant("application/json") },
      fc.constantFrom("text/plain", "application/json; charset=utf-16", "multipart/form-data"),
      headerText,
    ),
    cookie: fc.oneof(fc.constant(`${visitCookie.name}=true`), headerText),
    "content-encoding": fc.constantFrom("gzip", "identity"),
    accept: fc.oneof(fc.constant("text/html"), headerText),
    origin: fc.oneof(fc.webUrl(), headerText),
    "sec-fetch-site": fc.constantFrom("same-origin", "cross-site", "none", "x"),
    "sec-purpose": fc.constantFrom("prefetch", "prefetch;prerender"),
    "user-agent": headerText,
    "x-forwarded-for": fc.constantFrom("203.0.113.7", "2001:db8::1, 10.0.0.1", "unreadable", ",,"),
    host: fc.oneof(fc.domain(), headerText),
  },
  { requiredKeys: [] },
);

const request = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant("POST" as const) },
    fc.constantFrom("GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"),
  ),
  url,
  headers: fc.oneof(fc.constant({ "content-type": "application/json" }), headers),
  payload: body,
  remoteAddress: fc.nat(3).map((host) => `10.0.0.${host}`),
});

type FuzzedRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** The carnet of a sample that the request asks for, in a valid or invalid form. */
function askedFor({ payload }: FuzzedRequest): string | undefined {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  return carnets.find((carnet) => text?.includes(carnet));
}

function check(asked: FuzzedRequest, answer: Response): void {
  const { statusCode, body: text } = answer;
  expect(statusCode).toBeLessThan(500);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  if (asked.method === "HEAD" || statusCode === 204) return;
  const answered: unknown = JSON.parse(text);
  if (statusCode >= 400) {
    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(problemSchema.parse(answered)).toEqual(answered);
    return;
  }
  expect(statusCode).toBe(200);
  const lookup = lookupAnswerSchema.safeParse(answered);
  if (!lookup.success) {
    expect(visitsAnswerSchema.safeParse(answered).success || text === '{"status":"ok"}').toBe(true);
    return;
  }
  const sample = sampleParticipants.find(({ carnet }) => carnet === askedFor(asked));
  const { nombre, numeroTicket } = sample ?? {};
  // Only the participant with that carnet may be sent, with name and ticket alone.
  if (lookup.data.participant !== null)
    expect(answered).toEqual({ participant: { nombre, numeroTicket } });
}

test(`${REQUESTS} requests of any kind are answered, each with the status for its fault`, {
  timeout: 60_000 + REQUESTS * 3,
}, async () => {
  const { app, store } = await appUnderTest({
    trustProxy: 1,
    logLevel: "silent",
    lookupsPerAddress: 1_000_000,
  });
  let visits = 0;

  async function send(asked: FuzzedRequest): Promise<void> {
    const { payload, ...rest } = asked;
    const answer = await app.inject({ ...rest, ...(payload !== undefined && { payload }) });
    if (answer.headers["set-cookie"] !== undefined) visits += 1;
    try {
      check(asked, answer);
    } catch (cause) {
      throw new Error(`${fc.stringify(asked)} was answered ${answer.body}`, { cause });
    }
  }

  const requests = fc.array(request, { minLength: TOGETHER, maxLength: TOGETHER });
  const all = fc.asyncProperty(requests, async (together) => {
    await Promise.all(together.map(send));
  });
  // The failure names its request; shrinking 250 of them would take too long.
  const numRuns = Math.ceil(REQUESTS / TOGETHER);
  const { seed, errorInstance } = await fc.check(all, { numRuns, endOnFailure: true });
  expect(errorInstance, `with seed ${seed}`).toBeNull();
  expect(await store.readVisits()).toBe(visits);
  expect((await app.inject(apiPaths.ready)).statusCode).toBe(200);
});
