import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest } from "#app/server/testing/app-under-test.ts";
import { entryOf, openDoor, sync, takeList } from "#app/server/testing/door-under-test.ts";
import { secretFrom } from "#platform/store/secret.ts";
import { doorPaths, doorProblems, MOST_LINES_SENT } from "../model/calls.ts";
import type { SentLine } from "../model/lines.ts";

const [ana, diego] = sampleParticipants;

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
    expect(answer.headers).toMatchObject({
      "www-authenticate": "Bearer",
      "cache-control": "no-store",
    });
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
  const { app, store } = await appUnderTest();
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await takeList(app, await openDoor(store), foreign)).statusCode).toBe(403);
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
