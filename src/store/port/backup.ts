import type { Participant } from "../../domain/carnet/participant.ts";
import type { DoorEvent } from "../../domain/door/events.ts";
import { type Door, wholeLog } from "./door-store.ts";
import type { Store } from "./store.ts";

/** What a backup holds, counted. */
export interface BackupContents {
  readonly participants: number;
  readonly visits: number;
  /** Lines of the doors' log. */
  readonly lines: number;
}

/** All that a store holds. */
export interface StoreContents {
  readonly participants: readonly Participant[];
  readonly visits: number;
  readonly doors: readonly Door[];
  /** The doors' log, in the order in which its lines were recorded. */
  readonly log: readonly DoorEvent[];
}

/** Reads everything; the log first, so that the list holds what its lines say. */
export async function contentsOf(store: Store): Promise<StoreContents> {
  const log = (await wholeLog(store.door)).map(({ position: _, ...line }) => line);
  const doors = await store.door.list();
  const participants: Participant[] = [];
  for await (const participant of store.exportParticipants()) participants.push(participant);
  return { participants, visits: await store.readVisits(), doors, log };
}

export function countContents({ participants, visits, log }: StoreContents): BackupContents {
  return { participants: participants.length, visits, lines: log.length };
}
