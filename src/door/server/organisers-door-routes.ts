import type { JournalKind } from "#access/model/journal.ts";
import { newEntry } from "#access/server/new-entry.ts";
import { type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import { listProblems } from "#people/model/list-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { hashSecret, newSecret } from "#platform/store/secret.ts";
import {
  closeDoorSchema,
  type DoorsAnswer,
  doorSchema,
  type LinkAnswer,
  openDoorSchema,
  organiserDoorPaths,
  organiserDoorProblems,
} from "../model/organiser-calls.ts";
import { type DoorStores, isOpen } from "../store/door-store.ts";
import type { ListSnapshot } from "./list-snapshot.ts";
import { setLinesAside } from "./set-lines-aside.ts";
import { linkIdOf, type ShownDoors } from "./shown-doors.ts";

const noSuchDoor = new Refused(organiserDoorProblems.noSuchDoor);
const outdated = new Refused(listProblems.outdated);

export interface DoorRoutes {
  readonly store: DoorStores;
  readonly doors: ShownDoors;
  readonly readSnapshot: () => Promise<ListSnapshot>;
}

/** The doors and their links. */
export function organiserDoorRoutes(
  calls: OrganiserCalls,
  { store, doors, readSnapshot }: DoorRoutes,
): void {
  calls.get(organiserDoorPaths.doors, async (): Promise<DoorsAnswer> => {
    return { now: Date.now(), doors: await doors.shown(await readSnapshot()) };
  });

  calls.post(organiserDoorPaths.openDoor, openDoorSchema, async (wanted, { by }) => {
    const { name, validUntil, isRehearsal } = wanted;
    const now = Date.now();
    if (validUntil <= now) return new Refused(organiserProblems.invalidOrganiserRequest);
    const secret = newSecret();
    const door = { name, secretHash: hashSecret(secret), validUntil, openedAt: now, isRehearsal };
    if (!(await store.door.open(door))) return new Refused(organiserDoorProblems.doorIsOpen);
    await note("open-door", name, by);
    return linkAnswer(name, secret, validUntil);
  });

  calls.post(organiserDoorPaths.renewDoor, doorSchema, async ({ name }, { by }) => {
    const door = await openDoorOf(name);
    const secret = newSecret();
    const isRenewed =
      door !== undefined && (await store.door.renew(name, hashSecret(secret), Date.now()));
    if (!isRenewed) return noSuchDoor;
    await note("renew-door", name, by);
    return linkAnswer(name, secret, door.validUntil);
  });

  calls.post(
    organiserDoorPaths.closeDoor,
    closeDoorSchema,
    async ({ name, discardSince }, { by }) => {
      if (!(await openDoorOf(name))) return noSuchDoor;
      let discarded = { lines: 0, names: 0, people: 0 };
      // Before the door is closed, because whoever gets a fault then sees it open and repeats both.
      if (discardSince !== null) {
        const done = await setLinesAside(
          store,
          ({ door, recordedAt }) => door === name && recordedAt >= discardSince,
          newEntry(by, "set-aside", name),
        );
        if (done === "outdated") return outdated;
        discarded = done;
      }
      if (!(await store.door.close(name, Date.now()))) return noSuchDoor;
      await note("close-door", name, by);
      return discarded;
    },
  );

  calls.postEmpty(organiserDoorPaths.startOver, async ({ by }) => {
    const done = await setLinesAside(store, () => true, newEntry(by, "start-over"));
    return done === "outdated" ? outdated : done;
  });

  async function openDoorOf(name: string) {
    const now = Date.now();
    return (await store.door.list()).find((door) => door.name === name && isOpen(door, now));
  }

  async function note(kind: JournalKind, detail: string, by: string): Promise<void> {
    await store.journal.add(newEntry(by, kind, detail));
    await doors.changed();
  }
}

function linkAnswer(name: string, secret: string, validUntil: number): LinkAnswer {
  return { name, secret, linkId: linkIdOf(hashSecret(secret)), validUntil };
}
