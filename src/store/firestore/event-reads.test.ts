import { expect, onTestFinished, test, vi } from "vitest";
import { READ_LOG_EVERY_MS, SYNC_EVERY_MS } from "../../domain/door/calls.ts";
import { saveList } from "../../operations/list/save-list.ts";
import { students } from "../contract/arrangement.ts";
import { entry, opening } from "../contract/door-arrangement.ts";
import { arrivals, doorReads } from "./testing/event-reads.ts";
import { newProjectBehindProxy } from "./testing/firestore-under-test.ts";

const PHONES = 10;
/** Four are the whole event; by default a part of it is played at the same pace. */
const HOURS = Number(process.env.SIMULATED_HOURS ?? 0.1);
const load = { servers: 2, people: Math.round(500 * HOURS), hours: HOURS };

test("two servers and ten phones read what docs/deploy.md says, counted on the wire", {
  timeout: 1_800_000,
}, async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const organiser = await openStore();
  const list = students(load.people);
  await saveList(organiser, list, "replace");
  const doors = Array.from({ length: PHONES }, (_, phone) => opening(`Puerta ${phone}`));
  for (const door of doors) await organiser.door.open(door);
  vi.useFakeTimers({ toFake: ["performance", "Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const servers = [
    await openStore({ doorEveryMs: READ_LOG_EVERY_MS }),
    await openStore({ doorEveryMs: READ_LOG_EVERY_MS }),
  ];
  proxy.reads.clear();
  const phones = doors.map(({ name, secretHash }) => ({ name, secretHash, cursor: 0, calls: 0 }));
  for (const [index] of phones.entries()) await servers[index % 2]?.door.readList();

  const waiting = arrivals(load).map((at, index) => ({ at, index }));
  const step = SYNC_EVERY_MS / PHONES;
  for (let at = 0, turn = 0; at <= load.hours * 3_600_000; at += step, turn += 1) {
    vi.advanceTimersByTime(step);
    const phone = phones[turn % PHONES];
    const server = servers[(turn + (phone?.calls ?? 0)) % 2];
    if (phone === undefined || server === undefined) throw new Error("No phone or server");
    phone.calls += 1;
    expect(await server.door.find(phone.secretHash)).not.toBeNull();
    const due = waiting.splice(0, waiting.findLastIndex((person) => person.at <= at) + 1);
    const events = due.map(({ index }) => entry(index, list[index]?.carnet ?? ""));
    if (events.length > 0)
      await server.door.record({ name: phone.name, isRehearsal: false }, events);
    phone.cursor = (await server.door.readLog(phone.cursor)).cursor;
    await server.door.listVersion();
  }

  const counted = [...proxy.reads.values()].reduce((sum, reads) => sum + reads, 0);
  const { total } = doorReads(load);
  if (process.env.SIMULATED_HOURS) {
    process.stdout.write(
      `${HOURS} h, ${load.people} people: ${counted} reads, computed ${total}\n`,
    );
  }
  expect(counted).toBeLessThan(total * 1.15 + 20);
  expect(counted).toBeGreaterThan(total * 0.85 - 20);
});
