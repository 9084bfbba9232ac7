import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { doorPaths, doorProblems, MOST_EVENTS_SENT } from "../../../domain/door/calls.ts";
import { sampleParticipants } from "../../sample-participants.ts";
import { appUnderTest } from "../../testing/app-under-test.ts";
import { entryOf, openDoor, sync } from "../../testing/door-under-test.ts";

const [ana, diego] = sampleParticipants;
const south = "Entrada sur";

test("a door that floods the log is held back, and others are not", async () => {
  const { app, store } = await appUnderTest();
  const [leaked, other] = [await openDoor(store), await openDoor(store, south)];
  const flood = () => Array.from({ length: MOST_EVENTS_SENT }, () => entryOf(ana.carnet));
  for (let call = 0; call < 15; call += 1) {
    expect((await sync(app, leaked, { events: flood() })).statusCode).toBe(200);
  }
  const answer = await sync(app, leaked, { events: flood() });
  expect(answer.json()).toEqual(doorProblems.tooManyEvents);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await sync(app, leaked)).statusCode).toBe(200);
  expect((await sync(app, other, { events: [entryOf(diego.carnet)] })).statusCode).toBe(200);
});

test.each([
  ["no events", { since: 0 }],
  ["no position", { events: [] }],
  ["a negative position", { since: -1, events: [] }],
  ["too many events", { since: 0, events: Array(MOST_EVENTS_SENT + 1).fill(entryOf("1")) }],
  ["an event without an id", { since: 0, events: [{}] }],
  ["a field too many", { since: 0, events: [], door: south }],
  ["a list", []],
])("%s is a wrong request", async (_name, payload) => {
  const { app, store } = await appUnderTest();
  const secret = await openDoor(store);
  const answer = await app.inject({
    method: "POST",
    url: doorPaths.sync,
    headers: { authorization: `Bearer ${secret}` },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(doorProblems.invalidDoorRequest);
});

test("as many events as one call may send fit, each with the longest name", async () => {
  const { app, store } = await appUnderTest();
  const secret = await openDoor(store);
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  const events = Array.from({ length: MOST_EVENTS_SENT }, () => ({
    kind: "rename",
    id: randomUUID(),
    at: Date.now(),
    carnet: ana.carnet,
    nombre: "ñ".repeat(200),
  }));
  expect((await sync(app, secret, { events })).statusCode).toBe(200);
  const tooLarge = [{ ...entryOf(ana.carnet), padding: "x".repeat(200_000) }];
  expect((await sync(app, secret, { events: tooLarge })).statusCode).toBe(413);
});
