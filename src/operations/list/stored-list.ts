import { createHash } from "node:crypto";
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

/** Tells one state of the list from another. */
export function versionOf(list: readonly Participant[]): string {
  const rows = list.map(({ carnet, nombre, numeroTicket }) => [carnet, nombre, numeroTicket]);
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
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
