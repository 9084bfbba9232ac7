import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { anaUnderTest, linkFor, signedIn } from "#app/server/testing/organiser.ts";
import { organiserDoorCalls } from "#door/model/organiser-calls.ts";
import { journalCalls, listCalls } from "#people/model/list-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { registrationCalls } from "#registration/model/organiser-calls.ts";
import { textsCalls } from "#texts/model/texts-calls.ts";

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
      const own = (["GET", "POST"] as const).filter((method) => methods.includes(method));
      return own.map((method) => ({ method, url }));
    });
}

const pathsOf = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

/** Sends a call with a body that fails the test when the server reads it. */
function sendUnread(
  app: FastifyInstance,
  { method, url }: ReturnType<typeof callsOf>[number],
  headers: Readonly<Record<string, string>>,
) {
  const read = () => {
    throw new Error("The body was read");
  };
  const type = url === textsCalls.storePhoto.path ? "image/jpeg" : "application/json";
  return app.inject({
    method,
    url,
    headers: { "content-type": type, "transfer-encoding": "chunked", ...headers },
    ...(method === "POST" && { payload: new Readable({ read }) }),
  });
}

const { unsupportedMediaType } = problems;

test.each([
  ["without a session", { cookie: "" }, organiserProblems.signedOut],
  ["with a broken cookie", { cookie: "__Host-organizar=%E0" }, organiserProblems.signedOut],
  ["of another site's page", { "sec-fetch-site": "cross-site" }, problems.foreignOrigin],
  ["of a type that a form could send", { "content-type": "text/plain" }, unsupportedMediaType],
] as const)(
  "every call refuses a request %s before it reads the body",
  async (_, wrong, problem) => {
    const { app, store, cookie } = await anaUnderTest();
    const before = await store.participants();
    const { session, link, signIn } = accessCalls;
    const open = new Set(pathsOf([session, link, signIn]));
    const calls = callsOf(app);
    const urls = calls.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(pathsOf(Object.values(registrationCalls))));
    for (const call of calls) {
      const { method, url } = call;
      if (problem === organiserProblems.signedOut && open.has(url)) continue;
      if (problem === unsupportedMediaType && method === "GET") continue;
      const answer = await sendUnread(app, call, { cookie, ...wrong });
      expect(answer.json(), url).toEqual(problem);
      expect(answer.headers["cache-control"], url).toBe("no-store");
      expect(answer.headers["set-cookie"], url).toBeUndefined();
    }
    expect(await store.participants()).toEqual(before);
  },
);

test("an organiser of list and doors gets their calls, and no other reads its body", async () => {
  const { app, store } = await anaUnderTest();
  const wanted = await linkFor(store.access, "Rosa", "list-and-doors");
  const { cookie, get, post } = await signedIn(app, wanted);
  const { session, link, signIn, signOut } = accessCalls;
  const { people, change } = listCalls;
  const { signUps, decide, approve } = registrationCalls;
  const theirs = new Set([
    ...pathsOf([session, link, signIn, signOut, ...Object.values(journalCalls)]),
    ...pathsOf([people, change, signUps, decide, approve, ...Object.values(organiserDoorCalls)]),
  ]);
  for (const call of callsOf(app)) {
    if (theirs.has(call.url)) continue;
    const answer = await sendUnread(app, call, { cookie });
    expect(answer.json(), call.url).toEqual(organiserProblems.notYours);
  }
  expect((await get(session)).json()).toMatchObject({ role: "list-and-doors" });
  expect((await get(people)).statusCode).toBe(200);
  expect((await post(organiserDoorCalls.startOver, { lines: 0 })).statusCode).toBe(200);
  expect((await post(journalCalls.journal, { before: null })).statusCode).toBe(200);
});

test("a body larger than its call takes is refused", async () => {
  const { post } = await anaUnderTest();
  for (const [call, limit] of [
    [accessCalls.signIn, 1024],
    [accessCalls.name, 16 * 1024],
  ] as const) {
    const answer = await post(call, { name: "a".repeat(limit) });
    expect(answer.json(), call.path).toEqual(problems.tooLarge);
  }
});
