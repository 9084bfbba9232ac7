import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { NewEntry } from "#access/model/journal.ts";
import { type Door, isOpen } from "#door/store/door-store.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { isSamePerson } from "#people/model/list-change.ts";
import type { Counts } from "../model/backup-calls.ts";
import type { Backup } from "./backup-file.ts";
import { type BackupStores, contentsOf, type StoreContents } from "./store-contents.ts";

/** Compares a backup with the present contents of the store. */
export async function planRestore(store: BackupStores, backup: Backup) {
  const now = Date.now();
  const { madeAt, contents, unreadable, changedTickets } = backup;
  const version = await presentVersion(store);
  const present = await contentsOf(store);
  const openNames = (doors: StoreContents["doors"]) =>
    doors.filter((door) => isOpen(door, now)).map(({ name }) => name);
  const after = doorsAfterRestore(present.doors, contents.doors, { now, keepOpen: true });
  return {
    version,
    madeAt,
    present: countContents(present),
    backup: countContents(contents),
    ...differences(present.participants, contents.participants),
    ...lostOfSignUps(present.signUps, contents.signUps),
    ...lostOfCertificates(present.certificates, contents.certificates),
    openDoors: openNames(present.doors),
    // They may have been closed after it was made.
    onlyOpenInBackup: openNames(after.filter((door) => !present.doors.includes(door))),
    unreadable,
    changedTickets,
  };
}

export function countContents(contents: StoreContents): Counts {
  const { participants, signUps, visits, log, certificates } = contents;
  return {
    participants: participants.length,
    signUps: signUps.length,
    visits,
    lines: log.length,
    certificates: certificates.issued.length,
  };
}

/** Changes with the list, the requests of students, and the certificates' grants and design. */
async function presentVersion({ listVersion, registration, certificates }: BackupStores) {
  const present = [
    await listVersion(),
    await registration.list(),
    await certificates.grants(),
    await certificates.settings(),
  ];
  return createHash("sha256").update(JSON.stringify(present)).digest("base64url");
}

type SignUps = StoreContents["signUps"];

/** Requests that a restore removes, and those of which it takes a decision back. */
function lostOfSignUps(present: SignUps, backup: SignUps) {
  const byNumber = new Map(backup.map((signUp) => [signUp.number, signUp]));
  const kept = present.flatMap((signUp) => {
    const then = byNumber.get(signUp.number);
    return then?.carnet === signUp.carnet ? [{ signUp, then }] : [];
  });
  return {
    lostSignUps: present.length - kept.length,
    lostDecisions: kept.filter(
      ({ signUp, then }) => !isDeepStrictEqual(signUp.rejection, then.rejection),
    ).length,
  };
}

/** How many people a restore removes, brings back and changes. */
function differences(present: readonly Participant[], backup: readonly Participant[]) {
  const byId = new Map(backup.map((person) => [idOf(person), person]));
  const held = present.map((person) => ({ person, after: byId.get(idOf(person)) }));
  const lost = held.filter(({ after }) => after === undefined).length;
  const changed = held.filter(
    ({ person, after }) => after !== undefined && !isSamePerson(person, after),
  ).length;
  return { lost, changed, returning: backup.length - (present.length - lost) };
}

type Certificates = StoreContents["certificates"];

/** Settings stay if the backup has none. */
function lostOfCertificates(present: Certificates, backup: Certificates) {
  const granted = new Set(backup.marks.map(({ person }) => person));
  const lostGrants = present.marks.filter(({ person }) => !granted.has(person)).length;
  if (present.settings === null || backup.settings === null) {
    return { lostGrants, losesDesign: false, losesRelease: false };
  }
  const { desde: released, ...design } = present.settings;
  const { desde: releasedThen, ...designThen } = backup.settings;
  return {
    lostGrants,
    losesDesign: !isDeepStrictEqual(design, designThen),
    losesRelease: released !== null && releasedThen === null,
  };
}

interface Restoring {
  readonly contents: StoreContents;
  /** `version` of the plan. */
  readonly version: string;
  /** Leaves doors open that only the backup has open. */
  readonly keepOpen: boolean;
  readonly entry: NewEntry;
}

/**
 * Restores the backup; `outdated` if others changed the list or the certificates, or students signed up. Phones at
 * the doors resend missing lines.
 */
export async function restore(
  store: BackupStores,
  request: Restoring,
): Promise<"restored" | "outdated"> {
  const { contents, version, keepOpen, entry } = request;
  // The answer to an earlier call may have been lost.
  if ((await store.journal.find(entry.id)) !== null) return "restored";
  const present = await store.door.list();
  const doors = doorsAfterRestore(present, contents.doors, { now: Date.now(), keepOpen });
  if ((await presentVersion(store)) !== version) return "outdated";
  await store.restore({ ...contents, doors }, entry);
  return "restored";
}

/**
 * The doors after a backup is restored at `now`. Present doors stay as they are, so that closed links
 * stay closed and phones continue; doors that only the backup has are closed unless `keepOpen`.
 */
function doorsAfterRestore<Restored extends Pick<Door, "name" | "secretHash" | "closedAt">>(
  present: readonly Restored[],
  backup: readonly Restored[],
  { now, keepOpen }: { readonly now: number; readonly keepOpen: boolean },
): Restored[] {
  const known = new Set(present.flatMap(({ name, secretHash }) => [name, secretHash]));
  const unknown = backup.filter((door) => !known.has(door.name) && !known.has(door.secretHash));
  const closed = (door: Restored) => ({ ...door, closedAt: door.closedAt ?? now });
  return [...present, ...(keepOpen ? unknown : unknown.map(closed))];
}
