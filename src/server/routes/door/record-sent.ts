import { isCompleteCarnet } from "../../../domain/carnet/read-carnet.ts";
import type { EventAnswer, SyncRequest } from "../../../domain/door/calls.ts";
import { type SentEvent, sentEventSchema } from "../../../domain/door/events.ts";
import type { DoorStore } from "../../../store/port/door-store.ts";

/**
 * Records what a phone sent, and answers for each event in its order. One that is none is refused by
 * itself: the phone drops it, and the others are not held up.
 */
export async function recordSent(
  doors: DoorStore,
  door: string,
  sent: SyncRequest["events"],
): Promise<readonly EventAnswer[]> {
  if (sent.length === 0) return [];
  const now = Date.now();
  const events = sent.map((event) => readEvent(event, now));
  const valid = events.filter((event) => event !== null);
  const recorded = new Map(
    valid.length === 0
      ? []
      : (await doors.record(door, valid)).map((answer) => [answer.id, answer] as const),
  );
  return sent.map(
    ({ id }): EventAnswer => recorded.get(id) ?? { id, outcome: "refused", reason: "invalid" },
  );
}

/** An event that can be recorded, not later than `now`: a phone whose clock is ahead waits for no one. */
function readEvent(event: unknown, now: number): SentEvent | null {
  const read = sentEventSchema.safeParse(event).data ?? null;
  if (read === null) return null;
  if (read.kind === "walk-in" && !isCompleteCarnet(read.carnet)) return null;
  return { ...read, at: Math.min(read.at, now) };
}
