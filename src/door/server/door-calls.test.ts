import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest } from "#app/server/testing/app-under-test.ts";
import { entryOf, openDoor, sync, takeList } from "#app/server/testing/door-under-test.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { standInCarnet } from "#people/model/carnet/kinds.ts";
import { secretFrom } from "#platform/store/secret.ts";
import { saveList } from "#testing/save-list.ts";
import { doorPaths, doorProblems, listAnswerSchema, MOST_LINES_SENT } from "../model/calls.ts";
import type { SentLine } from "../model/lines.ts";
import { toStoredList } from "../phone/session/local-data.ts";

const [ana, diego] = sampleParticipants;
const south = "Entrada sur";

/** The app, and the secret of an open door. */
async function withDoor(options: Parameters<typeof appUnderTest>[0] = {}) {
  const under = await appUnderTest(options);
  return { ...under, secret: await openDoor(under.store) };
}

test("the list is complete but for addresses, with the door's name, its expiry, and the log's position", async () => {
  const { app, store } = await appUnderTest();
  const carnet = standInCarnet("Sol Ixim", "ponente");
  const sol = { carnet, nombre: "Sol Ixim", numeroTicket: "9", tipo: "ponente" };
  const listed = await store.participants();
  await saveList(store, [{ ...sol, correo: "sol@example.org" }]);
  const until = Date.now() + 3_600_000;
  const secret = await openDoor(store, "Entrada norte", until);
  const answer = await takeList(app, secret);
  const { people, ...facts } = toStoredList(listAnswerSchema.parse(answer.json()));
  const { version: listVersion, position } = await store.readList();
  expect(facts).toMatchObject({ door: "Entrada norte", until, listVersion, position, days: [] });
  expect(people).toEqual([...listed, sol]);
  expect(answer.body).not.toContain("sol@example.org");
});

test("phones learn of other days of the event by the list's version", async () => {
  let days = [{ from: 1, name: "sábado 4" }];
  const { app, secret } = await withDoor({ edition: () => ({ days }) });
  const { listVersion } = (await takeList(app, secret)).json();
  expect((await sync(app, secret)).json()).toMatchObject({ listVersion });
  days = [{ from: 2, name: "domingo 5" }];
  expect((await sync(app, secret)).json().listVersion).not.toBe(listVersion);
  expect((await takeList(app, secret)).json()).toMatchObject({ days });
});

test("a door's events are recorded once and sent to the others, with the server's time", async () => {
  const { app, store } = await appUnderTest();
  const [north, other] = [await openDoor(store), await openDoor(store, south)];
  const event = entryOf(ana.carnet);
  const sent = await sync(app, north, { events: [event] });
  expect(sent.json().answers).toEqual([{ id: event.id, outcome: "recorded", changed: null }]);
  const shown = (await store.door.list()).find(({ name }) => name === "Entrada norte");
  expect(shown?.lastContact).toEqual(expect.any(Number));
  const again = await sync(app, north, { events: [event], since: sent.json().cursor });
  expect(again.json()).toMatchObject({ answers: [{ outcome: "known" }], events: [], more: false });

  const before = Date.now();
  const { events, cursor, now, listVersion } = (await sync(app, other)).json();
  expect(events).toEqual([{ ...event, door: "Entrada norte", position: expect.any(Number) }]);
  expect(now).toBeGreaterThanOrEqual(before);
  expect(listVersion).toBe(await store.listVersion());
  expect((await sync(app, other, { since: cursor })).json().events).toEqual([]);
});

test("an invalid event is refused alone, and the others are recorded", async () => {
  const { app, store, secret } = await withDoor();
  const line = { id: randomUUID(), at: 1, kind: "walk-in", nombre: "Ana", numeroTicket: "99" };
  const wrong = [
    { ...entryOf(ana.carnet), kind: "exit" },
    { ...entryOf(ana.carnet), door: south },
    { ...line, carnet: "2490-21-5", nombre: "Ana MuÃ±oz" },
    { ...line, carnet: "2490-21-5", numeroTicket: "#N/A" },
    { ...line, carnet: "2490-21-5", at: -1 },
    { ...line, carnet: "2490-21-5", correo: "a@b.c" },
    { ...line, carnet: "Ana" },
    { ...entryOf(ana.carnet), kind: "rename", nombre: "Ana Mu?oz" },
  ];
  const good = entryOf(diego.carnet);
  const { answers } = (await sync(app, secret, { events: [...wrong, good] })).json();
  const refused = { outcome: "refused", reason: "invalid" };
  expect(answers).toMatchObject([
    ...wrong.map(() => refused),
    { id: good.id, outcome: "recorded" },
  ]);
  expect((await store.door.readLog(0)).lines).toHaveLength(1);
});

test("a phone with another log's id gets this log from the beginning", async () => {
  const { app, store, secret } = await withDoor();
  const sent = await sync(app, secret, { events: [entryOf(ana.carnet), entryOf(diego.carnet)] });
  const { cursor: since, logId } = sent.json();
  expect((await sync(app, secret, { since, logId })).json()).toMatchObject({ events: [], logId });
  const contents = await contentsOf(store);
  await store.restore({ ...contents, log: contents.log.slice(0, 1) });
  const answer = (await sync(app, secret, { since, logId })).json();
  expect(answer.events).toHaveLength(1);
  expect(answer.logId).not.toBe(logId);
});

test("an entry keeps its time, also from before its door's last opening, unless a wrong clock made it", async () => {
  const { app, store, secret } = await withDoor();
  const hour = 3_600_000;
  const events = [
    entryOf(ana.carnet, 0),
    entryOf(diego.carnet, Date.now() - 26 * hour),
    entryOf(ana.carnet, Date.now() + 24 * hour),
  ];
  const { now } = (await sync(app, secret, { events })).json();
  const [first, second, third] = (await store.door.readLog(0)).lines;
  expect(first?.at).toBe((await store.door.list())[0]?.openedAt);
  expect(second?.at).toBe(events[1]?.at);
  expect(third?.at).toBeLessThanOrEqual(now);
});

test("without the secret of an open door neither list nor log is sent, nothing is recorded, and an expired link is told", async () => {
  const { app, store } = await appUnderTest();
  const [wrong, expired] = [secretFrom("x", "y"), await openDoor(store, "Vencida", Date.now())];
  const good = await openDoor(store);
  const events = [entryOf(ana.carnet)];
  const { unknownDoor, expiredDoor } = doorProblems;
  for (const [answer, problem] of [
    [await takeList(app, wrong), unknownDoor],
    [await takeList(app, "", { authorization: "" }), unknownDoor],
    [await takeList(app, wrong, { authorization: `Basic ${good}` }), unknownDoor],
    [await app.inject({ url: `${doorPaths.list}?${wrong}` }), unknownDoor],
    [await sync(app, wrong, { events }), unknownDoor],
    [await takeList(app, expired), expiredDoor],
    [await sync(app, expired, { events }), expiredDoor],
  ] as const) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(problem);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  }
  expect((await store.door.readLog(0)).lines).toEqual([]);
});

test("a database without any door, as a new or a wrong one, lets no phone forget what it has for the right one", async () => {
  const { app } = await appUnderTest();
  const secret = secretFrom("x", "y");
  const answers = [await takeList(app, secret), await sync(app, secret)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
});

test("another site's page gets no list", async () => {
  const { app, secret } = await withDoor();
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await takeList(app, secret, foreign)).statusCode).toBe(403);
});

test("a door that floods the log is held back, others are not, and neither are lines sent again", async () => {
  // The limit refills with time.
  vi.useFakeTimers({ toFake: ["performance"] });
  const { app, store } = await appUnderTest();
  const [leaked, other] = [await openDoor(store), await openDoor(store, "Entrada sur")];
  const flood = () => Array.from({ length: MOST_LINES_SENT }, () => entryOf(ana.carnet));
  // A cursor after all lines.
  const send = (events: SentLine[]) => sync(app, leaked, { events, since: 1_000_000 });
  const first = flood();
  // Four phones of a door with 1,200 lines each, all of which arrive twice.
  for (let call = 0; call < 24; call += 1) {
    const events = call === 0 ? first : flood();
    expect([(await send(events)).statusCode, (await send(events)).statusCode]).toEqual([200, 200]);
  }
  for (let call = 24; call < 60; call += 1) await send(flood());
  const answer = await send(flood());
  expect(answer.json()).toEqual(doorProblems.tooManyLines);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send(first)).statusCode).toBe(200);
  expect((await sync(app, other, { events: [entryOf(diego.carnet)] })).statusCode).toBe(200);
});
