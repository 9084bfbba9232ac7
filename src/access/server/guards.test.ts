import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { linkFor, organisersUnderTest, signedIn } from "#app/server/testing/organiser.ts";
import { organiserDoorCalls } from "#door/model/organiser-calls.ts";
import { textsCalls } from "#edition/files/yaml/texts-calls.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { registrationCalls } from "#registration/model/organiser-calls.ts";

/** Every organisers' call of the server, as Fastify prints its tree of routes. */
function callsOf(app: FastifyInstance) {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] =
        /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      above.splice(indent.length / 4, Infinity, part);
      const url = above.join("");
      if (!url.startsWith("/api/organizar/")) return [];
      return methods
        .split(", ")
        .flatMap((method) =>
          method === "GET" || method === "POST" ? [{ method, url } as const] : [],
        );
    });
}

const typeOf = (url: string) =>
  url === textsCalls.storePhoto.path ? "image/jpeg" : "application/json";

const pathsOf = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

/** A body that fails the test when the server reads it. */
function unread(): Readable {
  return new Readable({
    read() {
      throw new Error("The body was read");
    },
  });
}

const { unsupportedMediaType } = problems;
const refusals = [
  ["without a session", { cookie: "" }, organiserProblems.signedOut],
  ["with a broken cookie", { cookie: "__Host-organizar=%E0" }, organiserProblems.signedOut],
  ["of another site's page", { "sec-fetch-site": "cross-site" }, problems.foreignOrigin],
  ["of a type that a form could send", { "content-type": "text/plain" }, unsupportedMediaType],
] as const;

test.each(refusals)(
  "every call refuses a request %s before it reads the body",
  async (_, wrong, problem) => {
    const { app, store } = await organisersUnderTest();
    const { cookie } = await signedIn(app);
    const before = await store.participants();
    const open = new Set<string>([
      accessCalls.session.path,
      accessCalls.link.path,
      accessCalls.signIn.path,
    ]);
    const calls = callsOf(app);
    const urls = calls.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(pathsOf(Object.values(registrationCalls))));
    for (const { method, url } of calls) {
      if (problem === organiserProblems.signedOut && open.has(url)) continue;
      if (problem === unsupportedMediaType && method === "GET") continue;
      const answer = await app.inject({
        method,
        url,
        headers: { cookie, "content-type": typeOf(url), "transfer-encoding": "chunked", ...wrong },
        ...(method === "POST" && { payload: unread() }),
      });
      expect(answer.json(), url).toEqual(problem);
      expect(answer.headers["cache-control"], url).toBe("no-store");
      expect(answer.headers["set-cookie"], url).toBeUndefined();
    }
    expect(await store.participants()).toEqual(before);
  },
);

test("an organiser of list and doors gets their calls, and no other reads its body", async () => {
  const { app, store } = await organisersUnderTest();
  const wanted = await linkFor(store.access, "Rosa", "list-and-doors");
  const { cookie, get, post } = await signedIn(app, wanted);
  const { session, link, signIn, signOut, journal, step, history, corrections } = accessCalls;
  const { people, change } = listCalls;
  const { signUps, decide, approve } = registrationCalls;
  const theirs = new Set([
    ...pathsOf([session, link, signIn, signOut, journal, step, history, corrections]),
    ...pathsOf([people, change, signUps, decide, approve, ...Object.values(organiserDoorCalls)]),
  ]);
  for (const { method, url } of callsOf(app)) {
    if (theirs.has(url)) continue;
    const answer = await app.inject({
      method,
      url,
      headers: { cookie, "content-type": typeOf(url), "transfer-encoding": "chunked" },
      ...(method === "POST" && { payload: unread() }),
    });
    expect(answer.json(), url).toEqual(organiserProblems.notYours);
  }
  expect((await get(session)).json()).toMatchObject({ role: "list-and-doors" });
  expect((await get(people)).statusCode).toBe(200);
  expect((await post(organiserDoorCalls.startOver, { lines: 0 })).statusCode).toBe(200);
  expect((await post(journal, { before: null })).statusCode).toBe(200);
});

test("a body larger than its call takes is refused", async () => {
  const { app } = await organisersUnderTest();
  const { post } = await signedIn(app);
  for (const [call, limit] of [
    [accessCalls.signIn, 1024],
    [accessCalls.name, 16 * 1024],
  ] as const) {
    const answer = await post(call, { name: "a".repeat(limit) });
    expect(answer.json(), call.path).toEqual(problems.tooLarge);
  }
});
