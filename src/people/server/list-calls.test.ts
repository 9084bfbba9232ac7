import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { entryOf, openDoor, sync } from "#app/server/testing/door-under-test.ts";
import { organisersUnderTest, signedIn } from "#app/server/testing/organiser.ts";
import { students } from "#app/store/testing/arrangement.ts";
import { removeFromList } from "#app/store/testing/contracts/change-contract.ts";
import { saveList } from "#testing/save-list.ts";
import { listCalls } from "../model/list-calls.ts";

const { people } = listCalls;
const [ana, diego] = sampleParticipants;

test("the list comes with those who entered, and again only when it has changed", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const secret = await openDoor(store);
  await sync(app, secret, { events: [entryOf(diego.carnet, Date.now() - 1000)] });
  const answer = await browser.get(people);
  const list = listCalls.people.answer.parse(answer.json());
  expect(list).toEqual(answer.json());
  expect(list).toEqual({
    version: await store.listVersion(),
    people: await store.participants(),
    entered: [{ person: diego.carnet, at: expect.any(Number), door: "Entrada norte" }],
  });
  const known = { "if-none-match": String(answer.headers.etag) };
  const again = await browser.get(people, known);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  expect((await browser.get(people, known)).json().entered).toHaveLength(2);
  // Who has left the list is counted nowhere on the page.
  await removeFromList(store, diego.carnet);
  expect((await browser.get(people)).json().entered).toMatchObject([{ person: ana.carnet }]);
});

test("a log of several pages is followed to its end", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  await openDoor(store);
  const door = { name: "Entrada norte", isRehearsal: false };
  const list = students(1200);
  await saveList(store, list);
  const entries = list.map(({ carnet }) => entryOf(carnet));
  await store.door.record(door, entries);
  expect((await browser.get(people)).json().entered).toHaveLength(1200);
  await store.door.record(door, [entryOf(ana.carnet)]);
  expect((await browser.get(people)).json().entered).toHaveLength(1201);
});
