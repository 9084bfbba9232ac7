import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { entryOf, openDoor, sync } from "#app/server/testing/door-under-test.ts";
import { anaUnderTest } from "#app/server/testing/organiser.ts";
import { students } from "#app/store/testing/arrangement.ts";
import { change, removing } from "#app/store/testing/changes.ts";
import { northDoor } from "#app/store/testing/door-arrangement.ts";
import { saveList } from "#testing/save-list.ts";
import { listCalls } from "../model/list-calls.ts";

const { people } = listCalls;
const [ana, diego] = sampleParticipants;

test("the list comes with those who entered, and again only when it has changed", async () => {
  const { app, store, get } = await anaUnderTest();
  const secret = await openDoor(store);
  await sync(app, secret, { events: [entryOf(diego.carnet, Date.now() - 1000)] });
  const answer = await get(people);
  expect(answer.json()).toEqual({
    version: await store.listVersion(),
    people: await store.participants(),
    entered: [{ person: diego.carnet, at: expect.any(Number), door: "Entrada norte" }],
  });
  const known = { "if-none-match": String(answer.headers.etag) };
  const again = await get(people, known);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  expect((await get(people, known)).json().entered).toHaveLength(2);
  // Who has left the list is counted nowhere on the page.
  await change(store, removing(diego));
  expect((await get(people)).json().entered).toMatchObject([{ person: ana.carnet }]);
});

test("a log of several pages is followed to its end", async () => {
  const { store, get } = await anaUnderTest();
  const list = students(1200);
  await saveList(store, list);
  const entered = async () => (await get(people)).json().entered.length;
  const entries = list.map(({ carnet }) => entryOf(carnet));
  await store.door.record(northDoor, entries);
  expect(await entered()).toBe(1200);
  await store.door.record(northDoor, [entryOf(ana.carnet)]);
  expect(await entered()).toBe(1201);
});
