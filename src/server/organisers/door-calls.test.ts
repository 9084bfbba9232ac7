import { expect, test } from "vitest";
import { doorProblems } from "../../domain/door/calls.ts";
import { organiserPaths, organiserProblems } from "../../domain/organisers/calls.ts";
import { contentsOf } from "../../store/port/contents-of.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { entryOf, sync } from "../testing/door-under-test.ts";
import { linkFor, organisersUnderTest, signedIn } from "./testing/organiser.ts";

const paths = organiserPaths;
const [ana, diego, maria] = sampleParticipants;
const hour = () => Date.now() + 3_600_000;
const north = "Entrada norte";
const door = (name = north, isRehearsal = false) => ({ name, validUntil: hour(), isRehearsal });

test("a door is opened, its link shown again to the session that opened it, and closed", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const opened = (await browser.post(paths.openDoor, door())).json();
  expect(opened).toMatchObject({ name: north, secret: expect.stringMatching(/^[\w-]{24}$/) });
  expect((await sync(app, opened.secret)).statusCode).toBe(200);
  expect((await browser.post(paths.openDoor, door())).json()).toEqual(organiserProblems.doorIsOpen);
  expect((await browser.post(paths.doorLink, { name: north })).json()).toEqual(opened);
  expect((await browser.get(paths.doors)).json().doors).toMatchObject([
    { name: north, isOpen: true, hasLink: true },
  ]);
  expect(JSON.stringify(await store.access.list())).not.toContain(opened.secret);

  expect((await browser.post(paths.closeDoor, { name: north })).json()).toEqual({ done: true });
  expect((await sync(app, opened.secret)).json()).toEqual(doorProblems.closedDoor);
  for (const path of [paths.closeDoor, paths.doorLink, paths.renewDoor]) {
    const answer = await browser.post(path, { name: north });
    expect(answer.json()).toEqual(organiserProblems.noSuchDoor);
  }
  const journal = (await store.journal.list(null, 2)).map(({ kind, detail }) => [kind, detail]);
  expect(journal).toEqual([
    ["close-door", north],
    ["open-door", north],
  ]);
});

test("another session sees no link, but can make a new one, which ends the old", async () => {
  const { app, store } = await organisersUnderTest();
  const [first, second] = [
    await signedIn(app),
    await signedIn(app, { link: await linkFor(store.access, "Beto") }),
  ];
  const { secret } = (await first.post(paths.openDoor, door())).json();
  const shown = async (browser: typeof first) =>
    (await browser.get(paths.doors)).json().doors[0].hasLink;
  expect([await shown(first), await shown(second)]).toEqual([true, false]);
  const refused = await second.post(paths.doorLink, { name: north });
  expect(refused.json()).toEqual(organiserProblems.linkNotKept);

  const renewed = (await second.post(paths.renewDoor, { name: north })).json();
  expect((await sync(app, secret)).json()).toEqual(doorProblems.unknownDoor);
  expect((await sync(app, renewed.secret)).statusCode).toBe(200);
  expect([await shown(first), await shown(second)]).toEqual([false, true]);
  expect((await first.post(paths.doorLink, { name: north })).json()).toEqual(
    organiserProblems.linkNotKept,
  );
});

test("a door that has expired is not opened", async () => {
  const { app } = await organisersUnderTest();
  const browser = await signedIn(app);
  const answer = await browser.post(paths.openDoor, { ...door(), validUntil: Date.now() - 1 });
  expect(answer.json()).toEqual(organiserProblems.invalidOrganiserRequest);
});

test("today shows who entered, by door", async () => {
  const { app } = await organisersUnderTest();
  const browser = await signedIn(app);
  const secretOf = async (name: string, isRehearsal = false): Promise<string> =>
    (await browser.post(paths.openDoor, door(name, isRehearsal))).json().secret;
  const [one, two, practice] = [
    await secretOf(north),
    await secretOf("Sur"),
    await secretOf("Ensayo", true),
  ];
  const at = Date.now() - 10_000;
  await sync(app, one, { events: [entryOf(ana.carnet, at), entryOf(diego.carnet, at + 1)] });
  await sync(app, two, { events: [entryOf(ana.carnet, at + 2)] });
  await sync(app, practice, { events: [entryOf(maria.carnet, at)] });

  const today = (await browser.get(paths.today)).json();
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
  expect(doors[north]).toMatchObject({ entered: 2, duplicates: 0, setAside: 0 });
  expect(doors.Sur).toMatchObject({ entered: 0, duplicates: 1 });
  expect(doors.Ensayo).toMatchObject({ entered: 0, setAside: 1, isRehearsal: true });
  expect(today.last.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    diego.nombre,
    ana.nombre,
  ]);
  const counts = today.arrivals.map(({ count }: { count: number }) => count);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
});

test("practice entries are removed together, and stay in the backup", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const { secret } = (await browser.post(paths.openDoor, door())).json();
  const walkIn = { kind: "walk-in", nombre: "De Ensayo", numeroTicket: "E1" };
  await sync(app, secret, {
    events: [entryOf(ana.carnet), { ...entryOf("2490-25-9"), ...walkIn }],
  });
  const done = (await browser.post(paths.startOver)).json();
  expect(done).toEqual({ lines: 2, names: 0, people: 1 });
  expect((await browser.get(paths.today)).json()).toMatchObject({ entered: 0, duplicates: 0 });
  expect(await store.findParticipant("2490-25-9")).toBeNull();
  expect((await contentsOf(store)).log).toHaveLength(2);
  expect((await browser.post(paths.startOver)).json()).toEqual({ lines: 0, names: 0, people: 0 });
  expect((await store.journal.list(null, 1))[0]?.kind).toBe("start-over");
});

test("lines that a door recorded since a time are set aside, and count again", async () => {
  const { app, store } = await organisersUnderTest();
  const browser = await signedIn(app);
  const { secret } = (await browser.post(paths.openDoor, door())).json();
  await sync(app, secret, { events: [entryOf(ana.carnet)] });
  const entered = async () => (await browser.get(paths.today)).json().entered;
  const ofNorth = async () => (await browser.get(paths.doors)).json().doors[0];
  const aside = (since: number) => browser.post(paths.setDoorAside, { name: north, since });
  expect((await aside(Date.now() + 60_000)).json()).toEqual({ lines: 0, names: 0, people: 0 });
  expect(await entered()).toBe(1);
  expect((await aside(0)).json()).toEqual({ lines: 1, names: 0, people: 0 });
  expect(await entered()).toBe(0);
  expect(await ofNorth()).toMatchObject({ entered: 0, setAside: 1, isOpen: true });
  const back = await browser.post(paths.putDoorBack, { name: north });
  expect(back.json()).toEqual({ lines: 1, names: 0, people: 0 });
  expect(await entered()).toBe(1);
  const kinds = (await store.journal.list(null, 2)).map(({ kind, detail }) => [kind, detail]);
  expect(kinds).toEqual([
    ["put-back", north],
    ["set-aside", north],
  ]);
});
