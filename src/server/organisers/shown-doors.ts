import type { StoredLine } from "../../domain/door/log/events.ts";
import type { ShownDoor } from "../../domain/organisers/answers.ts";
import { cachedValue } from "../../store/batching/cached-value.ts";
import { hashSecret } from "../../store/port/door-secret.ts";
import { type Door, type DoorStore, isOpen } from "../../store/port/door-store.ts";
import type { ListSnapshot } from "./list-snapshot.ts";
import { openSealed } from "./sessions/sealed-secret.ts";
import type { Session } from "./sessions/sessions.ts";

/*
 * Firestore's reads in an hour in which organisers follow the event on one server: 720 for the log's
 * polls, which the doors' phones cause anyway; 720 for each session; 120 for each door, and 120 more;
 * 720 for lines that were set aside; and each new line once.
 */

/** How old doors and their contacts may be, in ms; this server's own changes show at once. */
const DOORS_MS = 30_000;
/** Counting lines that were set aside reads the whole log, so a longer log is cached longer. */
const ASIDE_MS_PER_LINE = 5000;
const UNREADABLE_MS = 600_000;

export type ShownDoors = ReturnType<typeof shownDoors>;

export function shownDoors(store: DoorStore) {
  const doors = cachedValue(DOORS_MS, () => store.list());
  const unreadable = cachedValue(UNREADABLE_MS, () => store.unreadable());
  let aside: {
    readonly logId: string;
    readonly until: number;
    readonly counts: ReadonlyMap<string, number>;
  } | null = null;

  async function setAsideIn(logId: string): Promise<ReadonlyMap<string, number>> {
    const now = performance.now();
    if (aside?.logId === logId && now < aside.until) return aside.counts;
    const lines = await store.lines();
    const until = now + Math.max(DOORS_MS, lines.length * ASIDE_MS_PER_LINE);
    aside = { logId, until, counts: countSetAside(lines) };
    return aside.counts;
  }

  return {
    /** The doors as the organiser of the session sees them. */
    async shown(
      { attendance: { byDoor, duplicates }, logId }: ListSnapshot,
      session: Session,
    ): Promise<readonly ShownDoor[]> {
      const now = Date.now();
      const setAside = await setAsideIn(logId);
      return (await doors.get()).map(({ secretHash, ...door }) => ({
        ...door,
        isOpen: isOpen({ ...door, secretHash }, now),
        entered: byDoor.get(door.name) ?? 0,
        duplicates: duplicates.filter(({ entry }) => entry.door === door.name).length,
        setAside: setAside.get(door.name) ?? 0,
        hasLink: secretFor(session, { name: door.name, secretHash }) !== null,
      }));
    },
    /** Has to be called after each change of a door. */
    changed: () => doors.readNow(),
    /** The number of lines and doors that cannot be read. */
    async unreadable(): Promise<number> {
      const { lines, doors: lost } = await unreadable.get();
      return lines + lost;
    },
  };
}

/** The secret of a door's link, if this session opened or renewed it last. */
export function secretFor(
  { secret, access: { sealedDoors } }: Session,
  { name, secretHash }: Pick<Door, "name" | "secretHash">,
): string | null {
  const sealed = Object.hasOwn(sealedDoors, name) ? sealedDoors[name] : undefined;
  const opened = sealed === undefined ? null : openSealed(secret, name, sealed);
  return opened !== null && hashSecret(opened) === secretHash ? opened : null;
}

function countSetAside(lines: readonly StoredLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { door, isSetAside } of lines) {
    if (isSetAside) counts.set(door, (counts.get(door) ?? 0) + 1);
  }
  return counts;
}
