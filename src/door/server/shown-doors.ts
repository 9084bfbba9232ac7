import { cachedValue } from "#platform/store/shared-calls.ts";
import { type Attendance, countByDoor } from "../model/attendance.ts";
import type { PositionedLine } from "../model/lines.ts";
import type { ShownDoor } from "../model/organiser-calls.ts";
import { type DoorStore, isOpen } from "../store/door-store.ts";

/*
 * Firestore's reads in an hour in which organisers follow the event on one server: 720 for the log's
 * polls, which the doors' phones cause anyway; 720 for each session; 120 for each door, and 120 more;
 * and each new line once.
 */

/** How old doors and their contacts may be, in ms; this server's own changes show at once. */
const DOORS_MS = 30_000;

export type ShownDoors = ReturnType<typeof shownDoors>;

export function shownDoors(store: DoorStore) {
  const doors = cachedValue(DOORS_MS, () => store.list());

  return {
    /** The doors with the entries of an attendance, and their lines in the log. */
    async shown(
      { byDoor, repeated }: Attendance,
      log: readonly PositionedLine[],
    ): Promise<readonly ShownDoor[]> {
      const now = Date.now();
      const again = countByDoor(repeated);
      const lines = countByDoor(log);
      return (await doors.get()).map(({ secretHash, ...door }) => ({
        ...door,
        isOpen: isOpen({ ...door, secretHash }, now),
        entered: byDoor.get(door.name) ?? 0,
        duplicates: again.get(door.name) ?? 0,
        lines: lines.get(door.name) ?? 0,
        linkId: linkIdOf(secretHash),
      }));
    },
    /** Has to be called after each change of a door. */
    changed: () => doors.readNow(),
  };
}

/** An id by which a browser knows whether the link that it keeps is still the door's. */
export function linkIdOf(secretHash: string): string {
  return secretHash.slice(0, 16);
}
