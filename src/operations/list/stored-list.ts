import { attendance } from "../../domain/attendance/attendance.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

/** All participants of the store, by carnet. */
export async function storedList(store: Store): Promise<readonly Participant[]> {
  const list: Participant[] = [];
  for await (const participant of store.exportParticipants()) list.push(participant);
  return list;
}

/** The members of `people` who have entered the event. */
export async function enteredOf(
  store: Store,
  people: readonly Participant[],
): Promise<readonly Participant[]> {
  if (people.length === 0) return [];
  const { validEntries } = attendance(await wholeLog(store.door));
  return people.filter(({ carnet }) => validEntries.has(carnet));
}
