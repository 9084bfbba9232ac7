import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { entryOf, openDoor, sync } from "#app/server/testing/door-under-test.ts";
import { anaUnderTest } from "#app/server/testing/organiser.ts";
import { students } from "#app/store/testing/arrangement.ts";
import { change, journalEntry, removing } from "#app/store/testing/changes.ts";
import { northDoor } from "#app/store/testing/door-arrangement.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { saveList } from "#testing/save-list.ts";
import { type ChangeRequest, journalCalls, listCalls, listProblems } from "../model/list-calls.ts";
import type { PersonChange } from "../model/list-change.ts";
import { planUndo } from "../model/plan-person.ts";

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

const { journal, step, history, corrections } = journalCalls;
const nueva = { carnet: "2490-25-77", nombre: "Nueva Persona", numeroTicket: "N-77" };

test("changes are saved, recorded in the journal with the organiser's name, refused if they were planned on an older list, and can be undone", async () => {
  const { store, add, send, post, get, version } = await anaUnderTest();
  const planned = await version();
  expect((await add(nueva)).json()).toEqual({ version: expect.any(String) });
  const after = { ...ana, nombre: "Ana Corregida", carnet: "2490-21-104513", personId: ana.carnet };
  expect((await send([{ before: ana, after }], { version: planned })).statusCode).toBe(409);
  expect(await store.participants()).toContainEqual(ana);
  await send([{ before: ana, after }]);
  expect(await store.participants()).toEqual(expect.arrayContaining([nueva, after]));
  expect(await store.participants()).not.toContainEqual(ana);

  const { entries, more } = (await post(journal, { before: null })).json();
  const own = { by: "Ana", people: 1, undoes: null };
  expect(entries[0]).toMatchObject({ kind: "correct", ...own });
  expect(entries[1]).toMatchObject({ kind: "add", ...own });
  expect(more).toBe(false);
  const [{ id }] = entries;
  const { changes } = (await post(step, { id })).json();
  expect(changes).toEqual([{ before: ana, after }]);
  const past = (await post(history, { id: ana.carnet })).json();
  expect(past.lines).toMatchObject([
    { entry: { id }, change: { before: ana, after } },
    { entry: { kind: "import" } },
  ]);
  expect((await get(corrections)).json().lines).toHaveLength(1);

  const plan = planUndo(changes, await store.participants());
  if (plan.kind === "blocked") throw new Error("The undo is blocked");
  const undone = await send(plan.changes, { kind: "undo", undoes: id });
  expect(undone.statusCode).toBe(200);
  expect(await store.participants()).toContainEqual(ana);
  const missing = await send([{ before: nueva, after: null }], { kind: "undo", undoes: "x" });
  expect(missing.json()).toEqual(organiserProblems.noSuchItem);
});

const adding = (...people: PersonChange["after"][]) =>
  people.map((after) => ({ before: null, after }));
const wrong: [string, readonly PersonChange[], Partial<ChangeRequest>?][] = [
  ["nobody", adding(null)],
  ["no change", []],
  ["one carnet twice", adding(nueva, { ...nueva, numeroTicket: "N-78" })],
  ["one ticket twice", adding(nueva, { ...nueva, carnet: "2490-25-78" })],
  ["a carnet of another form", adding({ ...nueva, carnet: "249-25-1" })],
  ["a name that nobody has", adding({ ...nueva, nombre: "#N/A" })],
  ["an unknown step to undo", adding(nueva), { undoes: "x" }],
  ["an undo of nothing", adding(nueva), { kind: "undo" }],
  ["nobody's ticket", adding({ ...nueva, numeroTicket: "" })],
];

test("a change that no page sends is a wrong request", async () => {
  const { store, send } = await anaUnderTest();
  const before = await store.participants();
  for (const [name, changes, rest] of wrong) {
    const answer = await send(changes, { kind: "add", ...rest });
    expect(answer.json(), name).toEqual(organiserProblems.invalidOrganiserRequest);
  }
  expect(await store.participants()).toEqual(before);
});

test("a page plans no change again of which a part was saved, as if nothing had been", async () => {
  const { store, add } = await anaUnderTest();
  vi.spyOn(store, "changeList").mockResolvedValue({ kind: "outdated", written: 400 });
  expect((await add(nueva)).json().type).not.toBe(listProblems.outdated.type);
});

test("an undo restores a person without a ticket", async () => {
  const { store, send } = await anaUnderTest();
  const lacking = { ...nueva, numeroTicket: "" };
  const entry = journalEntry({ kind: "remove" });
  await store.journal.add(entry);
  const undone = await send(adding(lacking), { kind: "undo", undoes: entry.id });
  expect(undone.statusCode).toBe(200);
  expect(await store.findParticipant(lacking.carnet)).toEqual(lacking);
});
