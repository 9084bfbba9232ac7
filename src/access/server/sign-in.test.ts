import { expect, test, vi } from "vitest";
import {
  anaUnderTest,
  browserWith,
  cookieOf,
  key,
  linkFor,
  organisersUnderTest,
  signedIn,
  signIn,
} from "#app/server/testing/organiser.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { accessCalls, accessProblems, sessionMs } from "../model/calls.ts";

const { session, signOut, access, invite, endAccess } = accessCalls;

test("the key signs a browser in, with a cookie that no script and no other site can use", async () => {
  const { app, store } = await organisersUnderTest();
  const answer = await signIn(app, { key: ` ${key} ` });
  expect(answer.json()).toMatchObject({ kind: "in", name: "" });
  const [cookie = "", ...attributes] = String(answer.headers["set-cookie"]).split("; ");
  const age = `Max-Age=${sessionMs.key / 1000}`;
  expect(attributes.toSorted()).toEqual(["HttpOnly", age, "Path=/", "SameSite=Strict"]);
  const [stored] = await store.access.list();
  expect(stored).toMatchObject({ kind: "session", browser: "Firefox en Linux" });
  expect(JSON.stringify(await store.access.list())).not.toContain(cookie.split("=")[1]);
});

test.each([
  ["a proxy says so", { "x-forwarded-proto": "https" }],
  ["the browser says so", { origin: "https://localhost:80" }],
])(
  "over HTTPS, as %s, the cookie has the prefix that binds it to this host",
  async (_, headers) => {
    const { app } = await organisersUnderTest({ trustProxy: true });
    const answer = await signIn(app, { key }, headers);
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-organizar=[\w-]{43}; .*Secure/);
    const browser = browserWith(app, cookieOf(answer));
    expect((await browser.get(session)).json()).toMatchObject({ kind: "in" });
    // Another host of the domain could set the plain name.
    const planted = browserWith(app, browser.cookie.replace("__Host-", ""));
    const seen = await planted.get(session, { "x-forwarded-proto": "https" });
    expect(seen.json()).toMatchObject({ kind: "out" });
  },
);

test("a link says whose it is without being spent, and signs one browser in, with its name", async () => {
  const { app, store } = await organisersUnderTest({ organisersKey: null });
  const link = await linkFor(store.access, "Ana Morales");
  const ask = () => app.inject({ method: "POST", url: accessCalls.link.path, payload: link });
  expect(accessCalls.link.answer.parse((await ask()).json())).toEqual({ name: "Ana Morales" });
  // Its secret is no session's.
  expect((await browserWith(app, `organizar=${link.link}`).get(access)).statusCode).toBe(401);
  const good = await signIn(app, link);
  expect(good.json()).toMatchObject({ kind: "in", name: "Ana Morales", role: "all" });
  const other = { ...link, session: "B".repeat(43) };
  expect((await signIn(app, other)).json()).toEqual(accessProblems.usedLink);
});

test("neither an expired link nor a session's secret used as a link signs anybody in", async () => {
  const { app, store } = await organisersUnderTest();
  const link = await linkFor(store.access, "Ana");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
  expect((await signIn(app, link)).json()).toEqual(accessProblems.usedLink);
  const browser = await signedIn(app);
  // The sign-in removed the link that had expired.
  expect(await store.access.list()).toHaveLength(1);
  const [, secret] = browser.cookie.split("=");
  const wrong = { ...link, link: secret };
  expect((await signIn(app, wrong)).json()).toEqual(accessProblems.usedLink);
  expect((await browser.get(access)).statusCode).toBe(200);
});

test("every sign-in makes a new secret and ends the session that the browser had, and signing out ends it", async () => {
  const { app, store } = await organisersUnderTest();
  const planted = `organizar=${"A".repeat(43)}`;
  const signedInOver = async (cookie: string) => cookieOf(await signIn(app, { key }, { cookie }));
  const first = await signedInOver(planted);
  const second = await signedInOver(first);
  expect(new Set([planted, first, second]).size).toBe(3);
  expect((await browserWith(app, first).get(access)).statusCode).toBe(401);
  const left = await browserWith(app, second).post(signOut);
  expect(left.json()).toEqual({ done: true });
  expect(left.headers["set-cookie"]).toContain("Max-Age=0");
  expect(await store.access.list()).toEqual([]);
});

test("a site without a key reports that", async () => {
  const { app, store } = await organisersUnderTest({ organisersKey: null });
  const out = accessCalls.session.answer.parse((await app.inject(session)).json());
  expect(out).toEqual({ kind: "out", hasKey: false });
  expect((await signIn(app, { key: "undefined" })).json()).toEqual(accessProblems.wrongKey);
  expect(await store.access.list()).toEqual([]);
});

test.each([
  ["12 hours", "the key", 12],
  ["30 days", "a personal link", 30 * 24],
])(
  "a session ends after %s without use if it began with %s, and not while it is used",
  async (_, way, hours) => {
    const { app, store } = await organisersUnderTest();
    const wanted = way === "the key" ? { key } : await linkFor(store.access, "Ana");
    const browser = await signedIn(app, wanted);
    const start = Date.now();
    const later = async (after: number) => {
      vi.useFakeTimers({ toFake: ["Date", "performance"], now: start + after * 3_600_000 });
      vi.advanceTimersByTime(10_000);
      return browser.get(access);
    };
    const used = await later(hours - 1);
    expect([used.statusCode, cookieOf(used)]).toEqual([200, browser.cookie]);
    expect(used.headers["set-cookie"]).toContain(`Max-Age=${hours * 3600};`);
    expect((await later(2 * hours - 2)).statusCode).toBe(200);
    expect((await later(3 * hours - 1.9)).json()).toEqual(organiserProblems.signedOut);
  },
);

test("organisers see each other's sessions and invitations without secrets, and end them", async () => {
  const { app, store, ...ana } = await anaUnderTest();
  const beto = await signedIn(app);
  const wanted = { name: "Carla", role: "all" };
  const { secret } = (await ana.post(invite, wanted)).json();
  const { access: shown } = accessCalls.access.answer.parse((await ana.get(access)).json());
  expect(shown).toHaveLength(3);
  for (const text of [secret, hashSecret(secret), beto.cookie.split("=")[1]]) {
    expect(JSON.stringify(shown)).not.toContain(text);
  }
  expect(shown.filter((each) => each.isOwn)).toMatchObject([{ name: "Ana" }]);
  for (const { id, isOwn } of shown) {
    if (!isOwn) expect((await ana.post(endAccess, { id })).json()).toEqual({ done: true });
  }
  expect((await beto.get(access)).json()).toEqual(organiserProblems.signedOut);
  const ended = { link: secret, session: "A".repeat(43) };
  expect((await signIn(app, ended)).json()).toEqual(accessProblems.usedLink);
  const journal = await store.journal.list(null, 10);
  const steps = journal.slice(0, 3).map(({ kind, by }) => `${by}: ${kind}`);
  expect(steps).toEqual(["Ana: end-access", "Ana: end-access", "Ana: invite"]);
});

test("wrong keys are limited by address, and keep nobody out who has the right one", async () => {
  // The limit refills with time.
  vi.useFakeTimers({ toFake: ["performance"] });
  const { app, store, log, get } = await anaUnderTest();
  const link = await linkFor(store.access, "Ana");
  const crowded = "203.0.113.7";
  const answers = [];
  for (let index = 0; index < 100; index += 1) {
    answers.push(await signIn(app, { key: `clave equivocada ${index}` }, {}, crowded));
  }
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10);
  const last = answers.at(-1);
  expect(last?.json()).toEqual(accessProblems.tooManyKeys);
  expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await signIn(app, { key }, {}, crowded)).statusCode).toBe(200);
  expect((await signIn(app, link, {}, crowded)).statusCode).toBe(200);
  expect((await get(access)).statusCode).toBe(200);
  expect(JSON.stringify(log())).not.toMatch(/clave equivocada/);
});
