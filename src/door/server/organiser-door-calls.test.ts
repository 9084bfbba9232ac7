import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { entryOf, openDoor, sync, takeList } from "#app/server/testing/door-under-test.ts";
import { anaUnderTest } from "#app/server/testing/organiser.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { doorProblems } from "../model/calls.ts";
import { organiserDoorCalls, organiserDoorProblems } from "../model/organiser-calls.ts";

const calls = organiserDoorCalls;
const [ana, diego, maria] = sampleParticipants;
const hour = () => Date.now() + 3_600_000;
const north = "Entrada norte";
const door = (name = north, isRehearsal = false) => ({ name, validUntil: hour(), isRehearsal });
/** A walk-in who does not exist. */
const invented = (at?: number) => {
  return { ...entryOf("2490-25-9", at), kind: "walk-in", nombre: "Nadie", numeroTicket: "E1" };
};

test("a door is opened and closed; nothing but its link's hash is kept", async () => {
  const { app, store, get, post } = await anaUnderTest();
  const opened = (await post(calls.openDoor, door())).json();
  expect(opened).toMatchObject({ name: north, secret: expect.stringMatching(/^[\w-]{24}$/) });
  expect((await sync(app, opened.secret)).statusCode).toBe(200);
  const again = await post(calls.openDoor, door());
  expect(again.json()).toEqual(organiserDoorProblems.doorIsOpen);
  const alike = await post(calls.openDoor, door("ENTRADA NORTE"));
  expect(alike.json()).toEqual(organiserDoorProblems.doorIsAlike);
  const { doors: shown } = (await get(calls.doors)).json();
  expect(shown).toMatchObject([{ name: north, isOpen: true, linkId: opened.linkId }]);
  expect(JSON.stringify([shown, await store.access.list()])).not.toContain(opened.secret);

  const closing = { name: north, discardSince: null, lines: 0 };
  // Whoever closes it again, as after a lost answer, sees it closed.
  for (const _time of ["first", "second"]) {
    expect((await post(calls.closeDoor, closing)).json()).toMatchObject({ lines: 0 });
    expect((await sync(app, opened.secret)).json()).toEqual(doorProblems.closedDoor);
  }
  const renewed = await post(calls.renewDoor, { name: north });
  expect(renewed.json()).toEqual(organiserDoorProblems.noSuchDoor);
  expect(await store.journal.list(null, 2)).toMatchObject([
    { kind: "close-door", detail: north },
    { kind: "open-door", detail: north },
  ]);
  // Both may be there already, from before names alike were refused.
  await openDoor(store, "ENTRADA NORTE");
  expect((await post(calls.openDoor, door())).json()).toMatchObject({ name: north });
});

test("a browser that repeats a call to which it got no answer is told what the call has done", async () => {
  const { store, post, version } = await anaUnderTest();
  const carla = { carnet: "2490-21-777", nombre: "Carla Sic", numeroTicket: "777" };
  const changes = [{ before: null, after: carla }];
  const added = { version: await version(), kind: "add", undoes: null, changes };
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

test("today shows who entered, by door", async () => {
  const { app, post } = await anaUnderTest();
  let at = Date.now() - 10_000;
  const record = async (opened: ReturnType<typeof door>, ...carnets: string[]) => {
    const { secret } = (await post(calls.openDoor, opened)).json();
    const events = carnets.map((carnet) => entryOf(carnet, at++));
    const answers = [await sync(app, secret, { events }), await takeList(app, secret)];
    return answers.map((answer) => answer.json().isRehearsal);
  };
  expect(await record(door(), ana.carnet, diego.carnet)).toEqual([undefined, undefined]);
  await record(door("Sur"), diego.carnet, diego.carnet);
  expect(await record(door("Ensayo", true), maria.carnet)).toEqual([true, true]);

  const today = (await post(calls.today, { day: null })).json();
  const registered = sampleParticipants.length;
  expect(today).toMatchObject({ registered, visits: 0, entered: 2, duplicates: 1, unreadable: 0 });
  expect(today.doors).toMatchObject([
    { name: "Ensayo", entered: 0, isRehearsal: true },
    { name: north, entered: 2, duplicates: 0 },
    { name: "Sur", entered: 0, duplicates: 2 },
  ]);
  expect(today.last).toMatchObject([{ nombre: diego.nombre }, { nombre: ana.nombre }]);
});

test("in an event of several days today counts its day, and each day and all together can be seen", async () => {
  const minute = 60_000;
  const now = Date.now();
  const morning = { from: now - 10 * minute, name: "domingo 5" };
  const days = [{ from: now - 24 * 60 * minute, name: "sábado 4" }, morning];
  const { app, get, post } = await anaUnderTest({ edition: () => ({ days }) });
  const { secret } = (await post(calls.openDoor, door())).json();
  const list = (await takeList(app, secret)).json();
  expect(list.days).toEqual(days);
  const yesterday = now - 20 * minute;
  const sent = [entryOf(ana.carnet, yesterday), entryOf(ana.carnet), entryOf(diego.carnet)];
  expect((await sync(app, secret, { events: sent })).json().listVersion).toBe(list.listVersion);

  const sunday = { name: "domingo 5", entered: 2 };
  const shown = async (day: "all" | 0 | null) => (await post(calls.today, { day })).json();
  const both = { entered: 2, duplicates: 0, days: [{ entered: 1 }, sunday] };
  expect(await shown(null)).toMatchObject({ shownDay: 1, ...both });
  const saturday = { shownDay: 0, entered: 1, last: [{ at: yesterday }], doors: [{ entered: 1 }] };
  expect(await shown(0)).toMatchObject(saturday);
  expect(await shown("all")).toMatchObject({ shownDay: "all", entered: 2 });
  const attendance = (await get(calls.attendance)).json();
  expect(attendance.days).toMatchObject([
    { name: "sábado 4", rows: [{ carnet: ana.carnet, at: yesterday }] },
    { name: "domingo 5", rows: [{}, {}] },
  ]);
  const startOver = async (lines: number) => (await post(calls.startOver, { lines })).json();
  expect(await startOver(0)).toEqual(organiserDoorProblems.otherEntries);
  expect(await startOver(1)).toMatchObject({ lines: 1 });
  expect(await shown("all")).toMatchObject({ entered: 2, days: [{ entered: 0 }, sunday] });
  const late = [entryOf(maria.carnet, now - 5 * minute), entryOf(maria.carnet, yesterday)];
  await sync(app, secret, { events: late });
  const with3 = { ...sunday, entered: 3 };
  expect(await shown("all")).toMatchObject({ entered: 3, days: [{ entered: 0 }, with3] });
});

test("what a phone without a network noted before «Empezar de cero» counts nowhere when it arrives", async () => {
  const { app, store, post } = await anaUnderTest();
  const { secret } = (await post(calls.openDoor, door())).json();
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  const practised = [entryOf(diego.carnet, Date.now() - 1), invented(Date.now() - 1)];
  expect((await post(calls.startOver, { lines: 1 })).json()).toMatchObject({ lines: 1 });
  const meant = entryOf(maria.carnet, Date.now());
  for (const outcome of ["recorded", "known"]) {
    const { answers } = (await sync(app, secret, { events: [meant, ...practised] })).json();
    const forgotten = practised.map(({ id }) => ({ id, outcome, isSetAside: true }));
    expect(answers).toMatchObject([{ id: meant.id, outcome }, ...forgotten]);
    expect(answers[0].isSetAside).toBeUndefined();
  }
  expect((await post(calls.today, { day: null })).json()).toMatchObject({ entered: 1 });
  expect(await store.findParticipant("2490-25-9")).toBeNull();
});

test("closing a door discards what it recorded since a time, with its changes of the list", async () => {
  const { app, store, get, post } = await anaUnderTest();
  const close = (discardSince: number, lines: number) =>
    post(calls.closeDoor, { name: north, discardSince, lines });
  const entered = async () => (await post(calls.today, { day: null })).json().entered;
  const { secret } = (await post(calls.openDoor, door())).json();
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  expect((await close(Date.now() + 60_000, 1)).json()).toEqual({ lines: 0, names: 0, people: 0 });
  expect(await entered()).toBe(1);

  const again = (await post(calls.openDoor, door())).json();
  const renamed = { ...entryOf(ana.carnet), kind: "rename", nombre: "Otra" };
  await sync(app, again.secret, { events: [invented(), renamed] });
  // It recorded two lines more than the organiser saw.
  expect((await close(0, 1)).json()).toEqual(organiserDoorProblems.notDiscarded);
  expect(await entered()).toBe(2);
  expect((await sync(app, again.secret)).json()).toEqual(doorProblems.closedDoor);
  expect((await get(calls.doors)).json().doors).toMatchObject([{ lines: 3 }]);
  expect((await close(0, 3)).json()).toEqual({ lines: 3, names: 1, people: 1 });
  expect(await entered()).toBe(0);
  expect(await store.findParticipant("2490-25-9")).toBeNull();
  expect(await store.findParticipant(ana.carnet)).toMatchObject({ nombre: ana.nombre });
  expect(await store.journal.list(null, 2)).toMatchObject([
    { kind: "set-aside", detail: north, people: 2 },
    { kind: "close-door", detail: north },
  ]);
});
