import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest } from "#app/server/testing/app-under-test.ts";
import { entryOf, openDoor, sync } from "#app/server/testing/door-under-test.ts";
import { doorProblems, MOST_LINES_SENT } from "../model/calls.ts";
import type { SentLine } from "../model/lines.ts";

const [ana, diego] = sampleParticipants;
const south = "Entrada sur";

test("a door that floods the log is held back, others are not, and neither are lines sent again", async () => {
  // The limit refills with time.
  vi.useFakeTimers({ toFake: ["performance"] });
  const { app, store } = await appUnderTest();
  const [leaked, other] = [await openDoor(store), await openDoor(store, south)];
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
