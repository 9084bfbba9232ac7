import { attendanceRows } from "../../domain/attendance/arrivals.ts";
import { attendance, type DuplicateEntry } from "../../domain/attendance/attendance.ts";
import type { Arrival } from "../../domain/organisers/answers.ts";
import { storedList } from "../../store/port/contents-of.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

/**
 * All people who entered, by carnet, including those who are no longer on the list; and the
 * duplicates, which do not count.
 */
export async function attendanceOf(store: Store): Promise<{
  readonly rows: readonly Arrival[];
  readonly duplicates: readonly DuplicateEntry[];
}> {
  const log = await wholeLog(store.door);
  const people = new Map((await storedList(store)).map((person) => [person.carnet, person]));
  const attended = attendance(log);
  return { rows: attendanceRows(attended, people, log), duplicates: attended.duplicates };
}
