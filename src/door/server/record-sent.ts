import { isStorable } from "#people/model/carnet/check-person.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { EventAnswer, SyncRequest } from "../model/calls.ts";
import { type SentEvent, sentEventSchema } from "../model/log/events.ts";
import type { DoorStore, FoundDoor } from "../store/door-store.ts";

/**
 * How long before its door's opening an entry may be: a phone may have recorded it with an earlier
 * link.
 */
const BEFORE_OPENING_MS = 3_600_000;

/**
 * Records the events that a phone sent, and answers each in order. An invalid event is refused alone:
 * the phone drops it, and the others are recorded.
 */
export async function recordSent(
  doors: DoorStore,
  door: FoundDoor,
  sent: SyncRequest["events"],
  carnets: CarnetRules,
): Promise<readonly EventAnswer[]> {
  if (sent.length === 0) return [];
  const now = Date.now();
  const first = Math.min(now, door.openedAt - BEFORE_OPENING_MS);
  const events = sent.map((event) => readEvent(event, { first, now, carnets }));
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

const walkInFields = ["carnet", "nombre", "numeroTicket"] as const;

/** Parses an event; a time outside of the door's life is clamped to it. */
function readEvent(
  event: unknown,
  { first, now, carnets }: { first: number; now: number; carnets: CarnetRules },
): SentEvent | null {
  const read = sentEventSchema.safeParse(event).data ?? null;
  if (read === null) return null;
  const { kind } = read;
  if (
    kind === "walk-in" &&
    !walkInFields.every((field) => isStorable(field, read[field], carnets))
  ) {
    return null;
  }
  if (kind === "rename" && !isStorable("nombre", read.nombre, carnets)) return null;
  return { ...read, at: Math.min(Math.max(read.at, first), now) };
}
