import { attendance } from "../../domain/attendance/attendance.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

/** The members of `people` who have entered the event. */
export async function enteredOf(store: Store, people: readonly Participant[]) {
  if (people.length === 0) return [];
  const { validEntries } = attendance(await wholeLog(store.door));
  return people.filter(({ carnet }) => validEntries.has(carnet));
}
