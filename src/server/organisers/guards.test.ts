import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { textsPaths } from "../../content/texts/texts-calls.ts";
import { problems } from "../../domain/calls/api.ts";
import { organiserPaths, organiserProblems } from "../../domain/organisers/calls.ts";
import { certificatePaths } from "../../domain/organisers/certificate-calls.ts";
import { organisersUnderTest, signedIn } from "./testing/organiser.ts";

const paths = { ...organiserPaths, ...certificatePaths, ...textsPaths };
const { session, signIn, ...closedPaths } = paths;
const getters = new Set<string>([
  "session",
  "access",
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
const bodyless = new Set<string>(["signOut", "startOver", "issue"]);
const closed = Object.entries(closedPaths);
const all = Object.entries(paths);
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

test("every call refuses a request without a session before it reads the body", async () => {
  const { app, store } = await organisersUnderTest();
  const before = await store.participants();
  const cookies = ["", `organizar=${"A".repeat(43)}`, "organizar=x", "__Host-organizar=%E0"];
  for (const [name, url] of closed) {
    for (const cookie of cookies) {
      const answer = await app.inject({
        method: methodOf(name),
        url,
        headers: { cookie, "content-type": typeOf(name), "transfer-encoding": "chunked" },
        ...(methodOf(name) === "POST" && { payload: unread() }),
      });
      expect(answer.json(), name).toEqual(organiserProblems.signedOut);
      expect(answer.headers["cache-control"], name).toBe("no-store");
      expect(answer.headers["set-cookie"], name).toBeUndefined();
    }
  }
  expect(await store.participants()).toEqual(before);
});

test("every call refuses requests of other sites' pages before it reads the body", async () => {
  const { app } = await organisersUnderTest();
  const { cookie } = await signedIn(app);
  const origins = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://example.org" },
    { origin: "null" },
  ];
  for (const [name, url] of all) {
    for (const origin of origins) {
      const answer = await app.inject({
        method: methodOf(name),
        url,
        headers: {
          cookie,
          host: "convencion.example.org",
          "content-type": "application/json",
          ...origin,
        },
        ...(methodOf(name) === "POST" && { payload: unread() }),
      });
      expect(answer.json(), name).toEqual(problems.foreignOrigin);
    }
  }
});

test("every call refuses content types that a form of another site could send, before it reads the body", async () => {
  const { app } = await organisersUnderTest();
  const { cookie } = await signedIn(app);
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ];
  for (const [name, url] of all.filter(([each]) => methodOf(each) === "POST")) {
    for (const type of bodyless.has(name) ? types : [...types, null]) {
      const answer = await app.inject({
        method: "POST",
        url,
        headers: { cookie, ...(type !== null && { "content-type": type }) },
        payload: unread(),
      });
      expect(answer.json(), name).toEqual(problems.unsupportedMediaType);
    }
  }
  const still = await app.inject({ url: session, headers: { cookie } });
  expect(still.json()).toMatchObject({ kind: "in" });
});

test("a body that is too large, too deep, or of another form changes nothing", {
  timeout: 60_000,
}, async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const before = await store.participants();
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const send = (url: string, payload: string) =>
    app.inject({
      method: "POST",
      url,
      headers: { cookie: browser.cookie, "content-type": "application/json" },
      payload,
    });
  const tooLarge = JSON.stringify("x".repeat(17 * 1024 * 1024));
  const takesJson = (name: string) => methodOf(name) === "POST" && name !== "storePhoto";
  for (const [name, url] of all.filter((each) => takesJson(each[0]))) {
    const large = await send(url, tooLarge);
    expect([name, large.json()]).toEqual([name, problems.tooLarge]);
  }
  const { change, planRestore } = organiserPaths;
  const person = { carnet: "2490-25-1", nombre: "Ana", numeroTicket: "T1" };
  for (const [url, payload] of [
    [change, deep(200_000)],
    [change, `{"version":"0","kind":"add","undoes":null,"changes":${deep(100_000)}}`],
    [change, `{"version":"0","kind":"add","undoes":null,"changes":[${"{},".repeat(60_000)}{}]}`],
    [change, `{"__proto__":{"kind":"add"},"version":"0"}`],
    [
      change,
      JSON.stringify({
        version: "0",
        kind: "add",
        undoes: null,
        changes: [{ before: null, after: { ...person, otro: 1 } }],
      }),
    ],
    [planRestore, deep(200_000)],
    [organiserPaths.name, deep(4000)],
    [signIn, deep(500)],
  ] as const) {
    expect((await send(url, payload)).statusCode).toBe(400);
  }
  expect(await store.participants()).toEqual(before);
  expect((await browser.get(session)).json()).toMatchObject({ kind: "in" });
});
