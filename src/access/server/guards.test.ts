import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { accessPaths } from "#access/model/calls.ts";
import { linkFor, organisersUnderTest, signedIn } from "#app/server/testing/organiser.ts";
import { backupPaths } from "#backup/model/backup-calls.ts";
import { certificatePaths } from "#certificates/model/organisers-certificate-calls.ts";
import { organiserDoorPaths } from "#door/model/organiser-calls.ts";
import { textsPaths } from "#edition/files/yaml/texts-calls.ts";
import { listPaths } from "#people/model/list-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { announcementPaths } from "#registration/model/announcement.ts";

const paths = {
  ...accessPaths,
  ...listPaths,
  ...organiserDoorPaths,
  ...backupPaths,
  ...certificatePaths,
  ...textsPaths,
  ...announcementPaths,
};
const getters = new Set<string>([
  "session",
  "access",
  "announcements",
  "today",
  "people",
  "corrections",
  "doors",
  "attendance",
  "backup",
  "all",
  "texts",
  "progress",
]);
const all = Object.entries<string>(paths);
const typeOf = (name: string) => (name === "storePhoto" ? "image/jpeg" : "application/json");
const methodOf = (name: string) => (getters.has(name) ? "GET" : "POST");

/** A body that fails the test when the server reads it. */
function unread(): Readable {
  return new Readable({
    read() {
      throw new Error("The body was read");
    },
  });
}

test("every call exists", async () => {
  const { app } = await organisersUnderTest();
  for (const [name, url] of all)
    expect(app.hasRoute({ method: methodOf(name), url }), name).toBe(true);
});

const refusals = [
  ["without a session", { cookie: "" }, organiserProblems.signedOut],
  ["with a broken cookie", { cookie: "__Host-organizar=%E0" }, organiserProblems.signedOut],
  ["of another site's page", { "sec-fetch-site": "cross-site" }, problems.foreignOrigin],
  [
    "of a type that a form could send",
    { "content-type": "text/plain" },
    problems.unsupportedMediaType,
  ],
] as const;

test.each(refusals)(
  "every call refuses a request %s before it reads the body",
  async (_, wrong, problem) => {
    const { app, store } = await organisersUnderTest();
    const { cookie } = await signedIn(app);
    const before = await store.participants();
    const open = new Set<string>([paths.session, paths.link, paths.signIn]);
    for (const [name, url] of all) {
      if (problem === organiserProblems.signedOut && open.has(url)) continue;
      const method = methodOf(name);
      if (problem === problems.unsupportedMediaType && method === "GET") continue;
      const answer = await app.inject({
        method,
        url,
        headers: { cookie, "content-type": typeOf(name), "transfer-encoding": "chunked", ...wrong },
        ...(method === "POST" && { payload: unread() }),
      });
      expect(answer.json(), name).toEqual(problem);
      expect(answer.headers["cache-control"], name).toBe("no-store");
      expect(answer.headers["set-cookie"], name).toBeUndefined();
    }
    expect(await store.participants()).toEqual(before);
  },
);

test("an organiser of list and doors gets their calls, and no other reads its body", async () => {
  const { app, store } = await organisersUnderTest();
  const wanted = await linkFor(store.access, "Rosa", "list-and-doors");
  const { cookie, get, post } = await signedIn(app, wanted);
  const theirs = new Set<string>([
    ...["session", "link", "signIn", "signOut", "journal", "step", "history"],
    ...["people", "change", "corrections", ...Object.keys(organiserDoorPaths)],
  ]);
  for (const [name, url] of all) {
    if (theirs.has(name)) continue;
    const method = methodOf(name);
    const answer = await app.inject({
      method,
      url,
      headers: { cookie, "content-type": typeOf(name), "transfer-encoding": "chunked" },
      ...(method === "POST" && { payload: unread() }),
    });
    expect(answer.json(), name).toEqual(organiserProblems.notYours);
  }
  expect((await get(paths.session)).json()).toMatchObject({ role: "list-and-doors" });
  expect((await get(paths.people)).statusCode).toBe(200);
  expect((await post(paths.startOver, { lines: 0 })).statusCode).toBe(200);
  expect((await post(paths.journal, { before: null })).statusCode).toBe(200);
});
