import { attendance, type DuplicateEntry } from "../../domain/attendance/attendance.ts";
import { type AttendanceRow, attendanceRows } from "../../lists/attendance/attendance-file.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import { storedList } from "../list/stored-list.ts";

/** Everybody who entered, by carnet, those who are no longer on the list too; and doubles, not counted. */
export async function attendanceOf(store: Store): Promise<{
  readonly rows: readonly AttendanceRow[];
  readonly duplicates: readonly DuplicateEntry[];
}> {
  const log = await wholeLog(store.door);
  const { validEntries, duplicates } = attendance(log);
  const rows = attendanceRows([...validEntries.values()], await storedList(store), log);
  return { rows, duplicates };
}
