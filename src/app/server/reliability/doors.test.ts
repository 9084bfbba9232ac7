import { expect, onTestFinished, test } from "vitest";
import { students } from "#app/store/testing/arrangement.ts";
import { attendance, duplicatesIn } from "#door/model/attendance.ts";
import { doorPaths, MOST_LINES_SENT, syncAnswerSchema } from "#door/model/calls.ts";
import type { PositionedLine, SentLine } from "#door/model/lines.ts";
import { authorization } from "#door/model/link.ts";
import { wholeLog } from "#door/store/door-store.ts";
import { postJson } from "#platform/browser/call.ts";
import { saveList } from "#testing/save-list.ts";
import { type ListeningServer, serversOn } from "../testing/databases.ts";
import { entryOf, openDoor } from "../testing/door-under-test.ts";

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
async function startServers(start: () => Promise<ListeningServer>) {
  const running = await Promise.all(Array.from({ length: SERVERS }, start));
  return {
    any: () => running[Math.floor(Math.random() * SERVERS)]?.address ?? "",
    async kill(index: number): Promise<void> {
      const { server } = running[index] ?? {};
      server?.kill("SIGKILL");
      await server?.ended;
      running[index] = await start();
    },
  };
}
type Servers = Awaited<ReturnType<typeof startServers>>;

/** A phone at a door, which sends each line until it is answered, and follows the log of all doors. */
class Phone {
  readonly answered = new Set<string>();
  readonly log = new Map<string, PositionedLine>();
  readonly #secret: string;
  readonly #unsent = new Map<string, SentLine>();
  #cursor = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Admits everybody, and continues until everything is sent and the others' lines are known. */
  async workAt(people: readonly string[], servers: Servers, onProgress: () => void): Promise<void> {
    let turn = 0;
    const next = people.map((carnet) => entryOf(carnet));
    while (next.length > 0 || this.#unsent.size > 0 || this.log.size < ENTRIES) {
      for (const line of next.splice(0, 1 + (turn % 5))) this.#unsent.set(line.id, line);
      turn += 1;
      await this.#sync(servers.any(), turn % RESTART_EVERY === 0);
      onProgress();
    }
  }

  /** With `isRestarted`, the page is reloaded before the answer arrives. */
  async #sync(address: string, isRestarted: boolean): Promise<void> {
    const events = [...this.#unsent.values()].slice(0, MOST_LINES_SENT);
    const { headers, ...call } = postJson({ since: this.#cursor, events });
    const response = await fetch(address + doorPaths.sync, {
      ...call,
      headers: { ...headers, authorization: authorization(this.#secret) },
    }).catch(() => null);
    const content: unknown = await response?.json().catch(() => null);
    if (!response?.ok || !content || isRestarted) return;
    const answer = syncAnswerSchema.parse(content);
    for (const { id, outcome } of answer.answers) {
      expect(outcome).not.toBe("refused");
      this.answered.add(id);
      this.#unsent.delete(id);
    }
    for (const line of answer.events) this.log.set(line.id, line);
    this.#cursor = answer.cursor;
  }
}

test.each(["SQLite", "Firestore"] as const)(
  "on %s, with servers killed and phones restarted, no answered entry is lost, none counts twice, and every duplicate is known at every door",
  async (database) => {
    const { open, start } = await serversOn(database);
    const store = await open();
    onTestFinished(() => store.close());
    const list = students(PEOPLE);
    await saveList(store, list);
    const phones: Phone[] = [];
    for (let door = 1; door <= DOORS; door += 1) {
      phones.push(new Phone(await openDoor(store, `Puerta ${door}`)));
    }
    const servers = await startServers(start);

    const answered = () => phones.reduce((sum, phone) => sum + phone.answered.size, 0);
    const kills: Promise<void>[] = [];
    const killWhenDue = () => {
      if (answered() >= ((kills.length + 1) * ENTRIES) / 4 && kills.length < 3) {
        kills.push(servers.kill(kills.length));
      }
    };
    const carnets = list.map(({ carnet }) => carnet);
    await Promise.all(
      phones.map((phone, door) => {
        const own = carnets.slice(door * OF_A_DOOR, (door + 1) * OF_A_DOOR);
        const begin = (((door + 1) % DOORS) * OF_A_DOOR) % PEOPLE;
        const also = carnets.slice(begin, begin + TWICE);
        return phone.workAt([...own, ...also], servers, killWhenDue);
      }),
    );
    await Promise.all(kills);

    expect(kills).toHaveLength(3);
    expect(answered()).toBe(ENTRIES);
    const log = await wholeLog(store.door);
    const ids = phones.flatMap((phone) => [...phone.answered]);
    expect(log.map(({ id }) => id).sort()).toEqual(ids.sort());
    const there = attendance(log);
    const duplicates = duplicatesIn(there);
    expect(there.validEntries.size).toBe(PEOPLE);
    expect(duplicates).toHaveLength(DOORS * TWICE);
    for (const phone of phones) {
      const known = attendance(phone.log.values());
      expect(duplicatesIn(known)).toEqual(duplicates);
      expect([...known.byDoor].sort()).toEqual([...there.byDoor].sort());
    }
  },
);
