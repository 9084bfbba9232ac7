import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { entryOf, sync, takeList } from "#app/server/testing/door-under-test.ts";
import { organisersUnderTest, signedIn } from "#app/server/testing/organiser.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { doorProblems } from "../model/calls.ts";
import {
  organiserDoorCalls,
  organiserDoorProblems,
  type ShownDay,
} from "../model/organiser-calls.ts";

const calls = organiserDoorCalls;
const [ana, diego, maria] = sampleParticipants;
const hour = () => Date.now() + 3_600_000;
const north = "Entrada norte";
const door = (name = north, isRehearsal = false) => ({ name, validUntil: hour(), isRehearsal });

test("a door is opened and closed; nothing but its link's hash is kept", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const opened = (await browser.post(calls.openDoor, door())).json();
  expect(organiserDoorCalls.openDoor.answer.parse(opened)).toEqual(opened);
  expect(opened).toMatchObject({ name: north, secret: expect.stringMatching(/^[\w-]{24}$/) });
  expect((await sync(app, opened.secret)).statusCode).toBe(200);
  expect((await browser.post(calls.openDoor, door())).json()).toEqual(
    organiserDoorProblems.doorIsOpen,
  );
  const answer = (await browser.get(calls.doors)).json();
  expect(organiserDoorCalls.doors.answer.parse(answer)).toEqual(answer);
  const shown = answer.doors;
  expect(shown).toMatchObject([{ name: north, isOpen: true, linkId: opened.linkId }]);
  expect(JSON.stringify([shown, await store.access.list()])).not.toContain(opened.secret);

  const closing = { name: north, discardSince: null, lines: 0 };
  expect((await browser.post(calls.closeDoor, closing)).json()).toMatchObject({ lines: 0 });
  expect((await sync(app, opened.secret)).json()).toEqual(doorProblems.closedDoor);
  // Whoever closes it again, as after a lost answer, sees it closed.
  expect((await browser.post(calls.closeDoor, closing)).json()).toMatchObject({ lines: 0 });
  const renewed = await browser.post(calls.renewDoor, { name: north });
  expect(renewed.json()).toEqual(organiserDoorProblems.noSuchDoor);
  const journal = (await store.journal.list(null, 2)).map(({ kind, detail }) => [kind, detail]);
  expect(journal).toEqual([
    ["close-door", north],
    ["open-door", north],
  ]);
});

test("a browser that repeats a call to which it got no answer is told what the call has done", async () => {
  const { app, store } = await organisersUnderTest();
  const { get, post } = await signedIn(app);
  const { version } = (await get(listCalls.people)).json();
  const carla = { carnet: "2490-21-777", nombre: "Carla Sic", numeroTicket: "777" };
  const added = { version, kind: "add", undoes: null, changes: [{ before: null, after: carla }] };
  for (const [call, body] of [
    [calls.openDoor, door()],
    [calls.renewDoor, { name: north }],
    [listCalls.change, added],
  ] as const) {
    const send = async (key: string) =>
      (await post(call, body, { [REPEATED_CALL_HEADER]: key.repeat(32) })).json();
    const first = await send("a");
    const steps = await store.journal.list(null, 10);
    expect(await send("a")).toEqual(first);
    expect(await store.journal.list(null, 10)).toEqual(steps);
    expect(await send("b")).not.toEqual(first);
  }
});

test("a door that has expired is not opened", async () => {
  const { app } = await organisersUnderTest();
  const browser = await signedIn(app);
  const answer = await browser.post(calls.openDoor, { ...door(), validUntil: Date.now() - 1 });
  expect(answer.json()).toEqual(organiserProblems.invalidOrganiserRequest);
});

test("today shows who entered, by door", async () => {
  const { app } = await organisersUnderTest();
  const browser = await signedIn(app);
  const secretOf = async (name: string, isRehearsal = false): Promise<string> =>
    (await browser.post(calls.openDoor, door(name, isRehearsal))).json().secret;
  const [one, two, practice] = [
    await secretOf(north),
    await secretOf("Sur"),
    await secretOf("Ensayo", true),
  ];
  const at = Date.now() - 10_000;
  await sync(app, one, { events: [entryOf(ana.carnet, at), entryOf(diego.carnet, at + 1)] });
  await sync(app, two, { events: [entryOf(ana.carnet, at + 2), entryOf(ana.carnet, at + 3)] });
  const practised = await sync(app, practice, { events: [entryOf(maria.carnet, at)] });
  expect(practised.json()).toMatchObject({ isRehearsal: true });
  expect((await takeList(app, practice)).json()).toMatchObject({ isRehearsal: true });
  expect((await takeList(app, one)).json()).not.toHaveProperty("isRehearsal");

  const today = (await browser.post(calls.today, { day: null })).json();
  expect(today).toMatchObject({
    registered: sampleParticipants.length,
    visits: 0,
    entered: 2,
    duplicates: 1,
    unreadable: 0,
  });
  const doors = Object.fromEntries(
    today.doors.map((each: { name: string }) => [each.name, each] as const),
  );
  expect(doors[north]).toMatchObject({ entered: 2, duplicates: 0 });
  expect(doors.Sur).toMatchObject({ entered: 0, duplicates: 2 });
  expect(doors.Ensayo).toMatchObject({ entered: 0, isRehearsal: true });
  expect(today.last.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    diego.nombre,
    ana.nombre,
  ]);
  const counts = today.arrivals.map(({ count }: { count: number }) => count);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
});

test("in an event of several days today counts its day, and each day and all together can be seen", async () => {
  const minute = 60_000;
  const now = Date.now();
  const morning = { from: now - 10 * minute, name: "domingo 5" };
  const days = [{ from: now - 24 * 60 * minute, name: "sábado 4" }, morning];
  const { app } = await organisersUnderTest({ edition: () => ({ days }) });
  const browser = await signedIn(app);
  const { secret } = (await browser.post(calls.openDoor, door())).json();
  const list = (await takeList(app, secret)).json();
  expect(list.days).toEqual(days);
  const yesterday = now - 20 * minute;
  const sent = [entryOf(ana.carnet, yesterday), entryOf(ana.carnet), entryOf(diego.carnet)];
  expect((await sync(app, secret, { events: sent })).json().listVersion).toBe(list.listVersion);

  const counts = [
    { name: "sábado 4", entered: 1 },
    { name: "domingo 5", entered: 2 },
  ];
  const shown = async (day: ShownDay | null) => {
    const answer = (await browser.post(calls.today, { day })).json();
    expect(organiserDoorCalls.today.answer.parse(answer)).toEqual(answer);
    return answer;
  };
  expect(await shown(null)).toMatchObject({ shownDay: 1, entered: 2, duplicates: 0, days: counts });
  const saturday = { shownDay: 0, entered: 1, last: [{ at: yesterday }], doors: [{ entered: 1 }] };
  expect(await shown(0)).toMatchObject(saturday);
  expect(await shown("all")).toMatchObject({ shownDay: "all", entered: 2 });
  const attendance = (await browser.get(calls.attendance)).json();
  expect(organiserDoorCalls.attendance.answer.parse(attendance)).toEqual(attendance);
  expect(attendance.days).toMatchObject([
    { name: "sábado 4", rows: [{ carnet: ana.carnet, at: yesterday }] },
    { name: "domingo 5", rows: [{}, {}] },
  ]);
  expect((await browser.get(listCalls.people)).json().entered).toHaveLength(3);

  expect((await browser.post(calls.startOver, { lines: 1 })).json()).toMatchObject({ lines: 1 });
  expect(await shown("all")).toMatchObject({
    entered: 2,
    days: [{ entered: 0 }, counts[1]],
  });
});

test("practice entries are removed together, and stay in the backup", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const { secret } = (await browser.post(calls.openDoor, door())).json();
  const walkIn = { kind: "walk-in", nombre: "De Ensayo", numeroTicket: "E1" };
  await sync(app, secret, {
    events: [entryOf(ana.carnet), { ...entryOf("2490-25-9"), ...walkIn }],
  });
  const early = await browser.post(calls.startOver, { lines: 1 });
  expect(early.json()).toEqual(organiserDoorProblems.otherEntries);
  const startOver = () =>
    browser.post(calls.startOver, { lines: 2 }, { [REPEATED_CALL_HEADER]: "a".repeat(32) });
  const done = (await startOver()).json();
  expect(organiserDoorCalls.startOver.answer.parse(done)).toEqual({
    lines: 2,
    names: 0,
    people: 1,
  });
  expect((await browser.post(calls.today, { day: null })).json()).toMatchObject({
    entered: 0,
    duplicates: 0,
  });
  expect(await store.findParticipant("2490-25-9")).toBeNull();
  expect((await contentsOf(store)).log).toHaveLength(2);
  expect((await startOver()).json()).toEqual({ lines: 0, names: 0, people: 0 });
  expect((await store.journal.list(null, 1))[0]?.kind).toBe("start-over");
});

test("closing a door discards what it recorded since a time, with its changes of the list", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const close = (discardSince: number, lines: number) =>
    browser.post(calls.closeDoor, { name: north, discardSince, lines });
  const entered = async () => (await browser.post(calls.today, { day: null })).json().entered;
  const { secret } = (await browser.post(calls.openDoor, door())).json();
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  expect((await close(Date.now() + 60_000, 1)).json()).toEqual({ lines: 0, names: 0, people: 0 });
  expect(await entered()).toBe(1);

  const again = (await browser.post(calls.openDoor, door())).json();
  const invented = {
    ...entryOf("2490-25-9"),
    kind: "walk-in",
    nombre: "Nadie",
    numeroTicket: "E1",
  };
  const renamed = { ...entryOf(ana.carnet), kind: "rename", nombre: "Otra" };
  await sync(app, again.secret, { events: [invented, renamed] });
  // It recorded two lines more than the organiser saw.
  expect((await close(0, 1)).json()).toEqual(organiserDoorProblems.notDiscarded);
  expect(await entered()).toBe(2);
  expect((await sync(app, again.secret)).json()).toEqual(doorProblems.closedDoor);
  expect((await browser.get(calls.doors)).json().doors).toMatchObject([{ lines: 3 }]);
  expect((await close(0, 3)).json()).toEqual({ lines: 3, names: 1, people: 1 });
  expect(await entered()).toBe(0);
  expect(await store.findParticipant("2490-25-9")).toBeNull();
  expect(await store.findParticipant(ana.carnet)).toMatchObject({ nombre: ana.nombre });
  expect(await store.journal.list(null, 2)).toMatchObject([
    { kind: "set-aside", detail: north, people: 2 },
    { kind: "close-door", detail: north },
  ]);
});
