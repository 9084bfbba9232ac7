import { expect, onTestFinished, test } from "vitest";
import type { Store } from "#app/store/store.ts";
import { students } from "#app/store/testing/arrangement.ts";
import { attendance, duplicatesIn } from "#door/model/attendance.ts";
import { wholeLog } from "#door/store/door-store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { saveList } from "#testing/save-list.ts";
import { serversDatabases } from "../testing/databases.ts";
import { type DoorPhone, doorPhone } from "../testing/door-phone.ts";
import { openDoor } from "../testing/door-under-test.ts";
import {
  folderWithSite,
  type ListeningServer,
  startServer,
  startUntilListening,
} from "../testing/server-process.ts";

const SERVERS = 3;
const DOORS = 4;
/** People at each door, and how many of them also enter by the next one. */
const OF_A_DOOR = 450;
const TWICE = 50;
const PEOPLE = DOORS * OF_A_DOOR;
const ENTRIES = PEOPLE + DOORS * TWICE;
/** A phone's page is reloaded in one of this many syncs. */
const RESTART_EVERY = 7;
/** Servers of which one is killed and replaced at intervals. */
class Servers {
  readonly #start: () => Promise<ListeningServer>;
  readonly #running: ListeningServer[];
  killed = 0;

  private constructor(start: () => Promise<ListeningServer>, running: ListeningServer[]) {
    this.#start = start;
    this.#running = running;
  }

  static async started(start: () => Promise<ListeningServer>): Promise<Servers> {
    const running = Array.from({ length: SERVERS }, start);
    return new Servers(start, await Promise.all(running));
  }

  any(): string {
    return this.#running[Math.floor(Math.random() * SERVERS)]?.address ?? "";
  }

  async killOne(): Promise<void> {
    const index = this.killed % SERVERS;
    this.killed += 1;
    const { server } = this.#running[index] ?? {};
    server?.kill("SIGKILL");
    await server?.ended;
    this.#running[index] = await this.#start();
  }
}

/**
 * Admits everybody with one phone, and continues until everything is sent and the others' lines are
 * known.
 */
async function workAt(
  phone: DoorPhone,
  people: readonly string[],
  servers: Servers,
  onProgress: () => void,
): Promise<void> {
  let turn = 0;
  const next = [...people];
  while (next.length > 0 || phone.unsent > 0 || phone.log.length < ENTRIES) {
    for (const carnet of next.splice(0, 1 + (turn % 5))) phone.admit(carnet);
    turn += 1;
    await phone.sync(servers.any(), turn % RESTART_EVERY === 0);
    onProgress();
  }
}

async function doorsOf(store: Store, people: readonly Participant[]): Promise<DoorPhone[]> {
  const phones: DoorPhone[] = [];
  for (let door = 0; door < DOORS; door += 1) {
    const name = `Puerta ${door + 1}`;
    phones.push(doorPhone({ secret: await openDoor(store, name), door: name, people }));
  }
  return phones;
}

test.each(["SQLite", "Firestore"] as const)(
  "on %s, with servers killed and phones restarted, no answered entry is lost, none counts twice, and every duplicate is known at every door and reported at its own",
  async (database) => {
    const folder = await folderWithSite();
    const { environment, open, mostStarts } = await serversDatabases[database](folder);
    const store = await open();
    onTestFinished(() => store.close());
    const list = students(PEOPLE);
    await saveList(store, list);
    const phones = await doorsOf(store, list);
    const servers = await Servers.started(() =>
      startUntilListening(() => startServer("main.ts", folder, environment), mostStarts),
    );

    const answered = () => phones.reduce((sum, phone) => sum + phone.answered.size, 0);
    const kills: Promise<void>[] = [];
    const killWhenDue = () => {
      if (answered() >= ((kills.length + 1) * ENTRIES) / 4 && kills.length < 3) {
        kills.push(servers.killOne());
      }
    };
    const carnets = list.map(({ carnet }) => carnet);
    await Promise.all(
      phones.map((phone, door) => {
        const own = carnets.slice(door * OF_A_DOOR, (door + 1) * OF_A_DOOR);
        const begin = (((door + 1) % DOORS) * OF_A_DOOR) % PEOPLE;
        const also = carnets.slice(begin, begin + TWICE);
        return workAt(phone, [...own, ...also], servers, killWhenDue);
      }),
    );
    await Promise.all(kills);

    expect(servers.killed).toBe(3);
    expect(answered()).toBe(ENTRIES);
    const log = await wholeLog(store.door);
    const ids = phones.flatMap((phone) => [...phone.answered]);
    expect(log.map(({ id }) => id).sort()).toEqual(ids.sort());
    const there = attendance(log);
    const duplicates = duplicatesIn(there);
    expect(there.validEntries.size).toBe(PEOPLE);
    expect(duplicates).toHaveLength(DOORS * TWICE);
    for (const phone of phones) {
      const known = attendance(phone.log);
      expect(duplicatesIn(known)).toEqual(duplicates);
      expect([...known.byDoor].sort()).toEqual([...there.byDoor].sort());
    }
    const reported = phones.flatMap((phone) => phone.notices().map(({ id }) => id));
    expect(reported.sort()).toEqual(duplicates.map(({ entry }) => entry.id).sort());
  },
);
