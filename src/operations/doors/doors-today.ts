import { type Attendance, attendance } from "../../domain/door/attendance.ts";
import type { StoredLine } from "../../domain/door/events.ts";
import type { Door } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

export interface DoorsToday {
  readonly doors: readonly (Door & {
    /** How many people came in by it. */
    readonly entered: number;
    /** How many of its lines were set aside. */
    readonly setAside: number;
  })[];
  readonly attendance: Attendance;
  /** Lines that corrected a name, in the order in which they were recorded. */
  readonly renames: readonly Extract<StoredLine, { kind: "rename" }>[];
  /** People on the list. */
  readonly listed: number;
  /** Lines and doors that cannot be read. */
  readonly unreadable: number;
}

/** What organisers want to know of their doors during the event. */
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
