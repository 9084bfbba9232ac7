import { type Attendance, attendance } from "../../domain/attendance/attendance.ts";
import type { StoredLine } from "../../domain/door/log/events.ts";
import type { Door } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

export interface DoorsToday {
  readonly doors: readonly (Door & {
    readonly entered: number;
    readonly setAside: number;
  })[];
  readonly attendance: Attendance;
  /** The lines that corrected a name, in the order in which they were recorded. */
  readonly renames: readonly Extract<StoredLine, { kind: "rename" }>[];
  readonly listed: number;
  /** The number of lines and doors that cannot be read. */
  readonly unreadable: number;
}

/** The doors, entries and corrections of the event so far, for organisers. */
export async function doorsToday(store: Store): Promise<DoorsToday> {
  const doors = await store.door.list();
  const lines = await store.door.lines();
  const counted = lines.filter(({ isSetAside }) => !isSetAside);
  const attended = attendance(counted);
  const unreadable = await store.door.unreadable();
  return {
    doors: doors.map((door) => ({
      ...door,
      entered: attended.byDoor.get(door.name) ?? 0,
      setAside: lines.filter((line) => line.isSetAside && line.door === door.name).length,
    })),
    attendance: attended,
    renames: counted.filter((line) => line.kind === "rename"),
    listed: await store.countParticipants(),
    unreadable: unreadable.lines + unreadable.doors,
  };
}
