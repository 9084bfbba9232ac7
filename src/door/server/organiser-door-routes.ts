import { type AdmittedCall, type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import { dayAt } from "#edition/model/event-days.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { hashSecret, secretFrom } from "#platform/store/secret.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { attendanceOfAll } from "../model/days.ts";
import type { StoredLine } from "../model/lines.ts";
import {
  type LinkAnswer,
  organiserDoorCalls,
  organiserDoorProblems,
} from "../model/organiser-calls.ts";
import type { DoorStores } from "../store/door-store.ts";
import { setLinesAside } from "./set-lines-aside.ts";
import { linkIdOf } from "./shown-doors.ts";
import { type TodayRoutes, todayRoutes } from "./today-routes.ts";

const noSuchDoor = new Refused(organiserDoorProblems.noSuchDoor);
const notDiscarded = new Refused(organiserDoorProblems.notDiscarded);

interface DoorRoutes extends TodayRoutes {
  readonly store: TodayRoutes["store"] & DoorStores;
}

export function organiserDoorRoutes(
  calls: OrganiserCalls,
  { store, doors, edition, readSnapshot }: DoorRoutes,
): void {
  todayRoutes(calls, { store, doors, edition, readSnapshot });

  calls.answer(organiserDoorCalls.doors, async () => {
    const { byDay, log } = await readSnapshot();
    return { now: Date.now(), doors: await doors.shown(attendanceOfAll(byDay), log) };
  });

  calls.answer(organiserDoorCalls.openDoor, async (wanted, call) => {
    const { name, validUntil, isRehearsal } = wanted;
    const now = Date.now();
    if (validUntil <= now) return new Refused(organiserProblems.invalidOrganiserRequest);
    const names = (await store.door.list()).map((door) => door.name);
    // Whoever counts by door would count two. One that is there already, beside one alike, may open again.
    if (!names.includes(name) && names.some((each) => plainText(each) === plainText(name)))
      return new Refused(organiserDoorProblems.doorIsAlike);
    const secret = newSecretOf(call);
    const door = { name, secretHash: hashSecret(secret), validUntil, openedAt: now, isRehearsal };
    const isOpened = await store.door.open(door, call.entry("open-door", name));
    if (!isOpened) return new Refused(organiserDoorProblems.doorIsOpen);
    await doors.changed();
    return linkAnswer(name, secret, validUntil);
  });

  calls.answer(organiserDoorCalls.renewDoor, async ({ name }, call) => {
    const door = await doorNamed(name);
    const secret = newSecretOf(call);
    const entry = call.entry("renew-door", name);
    const isRenewed =
      door !== undefined && (await store.door.renew(name, hashSecret(secret), Date.now(), entry));
    if (!isRenewed) return noSuchDoor;
    await doors.changed();
    return linkAnswer(name, secret, door.validUntil);
  });

  calls.answer(organiserDoorCalls.closeDoor, async ({ name, discardSince, lines }, { entry }) => {
    // Closing a closed door succeeds, because the answer to an earlier call may have been lost.
    if ((await doorNamed(name)) === undefined) return noSuchDoor;
    await store.door.close(name, Date.now(), entry("close-door", name));
    await doors.changed();
    if (discardSince === null) return { lines: 0, names: 0, people: 0 };
    const done = await setLinesAside(
      store,
      ({ door, recordedAt }) => door === name && recordedAt >= discardSince,
      entry("set-aside", name),
      { isOne: ({ door }) => door === name, lines },
    );
    return done instanceof Refused ? notDiscarded : done;
  });

  calls.answer(organiserDoorCalls.startOver, async ({ lines }, { entry }) => {
    // Practice is before the event; later days cannot be taken for it.
    const { days } = edition();
    const isPractice = ({ at }: StoredLine) => dayAt(days, at) === 0;
    const startedOverAt = Math.min(Date.now(), days[1]?.from ?? Number.POSITIVE_INFINITY);
    const seen = { isOne: isPractice, lines, startedOverAt };
    return setLinesAside(store, isPractice, entry("start-over"), seen);
  });

  async function doorNamed(name: string) {
    return (await store.door.list()).find((door) => door.name === name);
  }
}

/** A repeated call gets the link that it has made, which nobody else knows. */
const newSecretOf = ({ session, key }: AdmittedCall) => secretFrom(session.secret, key);

function linkAnswer(name: string, secret: string, validUntil: number): LinkAnswer {
  return { name, secret, linkId: linkIdOf(hashSecret(secret)), validUntil };
}
