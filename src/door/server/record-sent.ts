import { isStorable } from "#people/model/carnet/check-person.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { LineAnswer, SyncRequest } from "../model/calls.ts";
import { type SentLine, sentLineSchema } from "../model/lines.ts";
import type { DoorStore, FoundDoor } from "../store/door-store.ts";

/**
 * How long before its door's last opening an entry may be: a phone without a network may have recorded
 * it days ago, with an earlier link of this door or another. Only a wrong clock claims more.
 */
const BEFORE_OPENING_MS = 7 * 86_400_000;

/**
 * Records the lines that a phone sent, and answers each in order. An invalid line is refused alone:
 * the phone drops it, and the others are recorded.
 */
export async function recordSent(
  doors: DoorStore,
  door: FoundDoor,
  sent: SyncRequest["events"],
  carnets: CarnetRules,
): Promise<readonly LineAnswer[]> {
  if (sent.length === 0) return [];
  const now = Date.now();
  const { openedAt } = door;
  const lines = sent.map((line) => readSent(line, { openedAt, now, carnets }));
  const valid = lines.filter((line) => line !== null);
  const recorded = new Map(
    valid.length === 0
      ? []
      : (await doors.record(door, valid)).map((answer) => [answer.id, answer] as const),
  );
  return sent.map(
    ({ id }): LineAnswer => recorded.get(id) ?? { id, outcome: "refused", reason: "invalid" },
  );
}

const walkInFields = ["carnet", "nombre", "numeroTicket"] as const;

/** Parses a line; a time that it cannot have is moved to the door's opening, or to now. */
function readSent(
  line: unknown,
  { openedAt, now, carnets }: { openedAt: number; now: number; carnets: CarnetRules },
): SentLine | null {
  const read = sentLineSchema.safeParse(line).data ?? null;
  if (read === null) return null;
  const { kind } = read;
  if (
    kind === "walk-in" &&
    !walkInFields.every((field) => isStorable(field, read[field], carnets))
  ) {
    return null;
  }
  if (kind === "rename" && !isStorable("nombre", read.nombre, carnets)) return null;
  const isPossible = read.at >= openedAt - BEFORE_OPENING_MS;
  return { ...read, at: Math.min(isPossible ? read.at : openedAt, now) };
}
