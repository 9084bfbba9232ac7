import type {
  DoorsAnswer,
  LinkAnswer,
  SetAsideAnswer,
} from "../../../domain/organisers/answers.ts";
import {
  doorSchema,
  openDoorSchema,
  organiserPaths,
  organiserProblems,
  setAsideSchema,
} from "../../../domain/organisers/calls.ts";
import type { JournalKind } from "../../../domain/organisers/journal.ts";
import { openDoor } from "../../../operations/doors/open-door.ts";
import { changeLines } from "../../../operations/doors/set-aside.ts";
import { newEntry } from "../../../operations/journal/new-entry.ts";
import { hashSecret, newSecret } from "../../../store/port/door-secret.ts";
import { type Door, isOpen } from "../../../store/port/door-store.ts";
import type { Store } from "../../../store/port/store.ts";
import type { ListSnapshot } from "../list-snapshot.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "../organiser-calls.ts";
import { sealSecret } from "../sessions/sealed-secret.ts";
import type { Session, Sessions } from "../sessions/sessions.ts";
import { type ShownDoors, secretFor } from "../shown-doors.ts";

const noSuchDoor = new Refused(organiserProblems.noSuchDoor);

export interface DoorRoutes {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly doors: ShownDoors;
  readonly readSnapshot: () => Promise<ListSnapshot>;
}

/** The doors and their links. */
export function organiserDoorRoutes(
  calls: OrganiserCalls,
  { store, sessions, doors, readSnapshot }: DoorRoutes,
): void {
  calls.get(organiserPaths.doors, async ({ session }): Promise<DoorsAnswer> => {
    return { now: Date.now(), doors: await doors.shown(await readSnapshot(), session) };
  });

  calls.post(organiserPaths.openDoor, openDoorSchema, async (wanted, { session, by }) => {
    const { name, validUntil, isRehearsal } = wanted;
    const now = Date.now();
    if (validUntil <= now) return new Refused(organiserProblems.invalidOrganiserRequest);
    const opened = await openDoor(store, { name, validUntil, isRehearsal, now });
    if (opened.kind === "already-open") return new Refused(organiserProblems.doorIsOpen);
    await keepSecret(session, name, opened.secret);
    await note("open-door", name, by);
    return { name, secret: opened.secret, validUntil } satisfies LinkAnswer;
  });

  calls.post(organiserPaths.doorLink, doorSchema, async ({ name }, { session }) => {
    const door = await openDoorOf(name);
    if (door === null) return noSuchDoor;
    const secret = secretFor(await sessions.current(session), door);
    if (secret === null) return new Refused(organiserProblems.linkNotKept);
    return { name, secret, validUntil: door.validUntil } satisfies LinkAnswer;
  });

  calls.post(organiserPaths.renewDoor, doorSchema, async ({ name }, { session, by }) => {
    const door = await openDoorOf(name);
    const secret = newSecret();
    const isRenewed =
      door !== null && (await store.door.renew(name, hashSecret(secret), Date.now()));
    if (!isRenewed) return noSuchDoor;
    await keepSecret(session, name, secret);
    await note("renew-door", name, by);
    return { name, secret, validUntil: door.validUntil } satisfies LinkAnswer;
  });

  calls.post(organiserPaths.closeDoor, doorSchema, async ({ name }, { by }) => {
    if (!(await store.door.close(name, Date.now()))) return noSuchDoor;
    await note("close-door", name, by);
    return doneAnswer;
  });

  calls.postEmpty(organiserPaths.startOver, async ({ by }): Promise<SetAsideAnswer> => {
    return noted(await changeLines(store, null, "aside"), "start-over", "", by);
  });

  calls.post(organiserPaths.setDoorAside, setAsideSchema, async ({ name, since }, { by }) =>
    noted(await changeLines(store, name, "aside", since), "set-aside", name, by),
  );

  calls.post(organiserPaths.putDoorBack, doorSchema, async ({ name }, { by }) =>
    noted(await changeLines(store, name, "back"), "put-back", name, by),
  );

  async function noted(
    outcome: SetAsideAnswer,
    kind: JournalKind,
    door: string,
    by: string,
  ): Promise<SetAsideAnswer> {
    if (outcome.lines > 0) await note(kind, door, by);
    return outcome;
  }

  async function openDoorOf(name: string): Promise<Door | null> {
    const door = (await store.door.list()).find((each) => each.name === name);
    return door !== undefined && isOpen(door, Date.now()) ? door : null;
  }

  /** Keeps a link's secret, sealed, for the session that opened the door. */
  async function keepSecret(session: Session, door: string, secret: string): Promise<void> {
    const { access } = await sessions.current(session);
    const sealed = sealSecret(session.secret, door, secret);
    const sealedDoors = Object.fromEntries([...Object.entries(access.sealedDoors), [door, sealed]]);
    await sessions.change({ ...session, access }, { sealedDoors });
  }

  async function note(kind: JournalKind, detail: string, by: string): Promise<void> {
    await store.journal.add(newEntry(by, kind, detail));
    await doors.changed();
  }
}
