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
  const now = Date.now();
  const { openedAt } = door;
  const valid = sent.flatMap((line) => readSent(line, carnets) ?? []);
  const lines = valid.map((line): SentLine => {
    // A time that it cannot have is moved to the door's opening, or to now.
    const isPossible = line.at >= openedAt - BEFORE_OPENING_MS;
    return { ...line, at: Math.min(isPossible ? line.at : openedAt, now) };
  });
  const answers = lines.length === 0 ? [] : await doors.record(door, lines);
  const recorded = new Map(answers.map((answer) => [answer.id, answer]));
  return sent.map(
    ({ id }): LineAnswer => recorded.get(id) ?? { id, outcome: "refused", reason: "invalid" },
  );
}

const walkInFields = ["carnet", "nombre", "numeroTicket"] as const;

/** Parses a line; `null` if it is not valid, or the list would refuse what it adds. */
function readSent(line: unknown, carnets: CarnetRules): SentLine | null {
  const read = sentLineSchema.safeParse(line).data;
  if (read?.kind === "rename") return isStorable("nombre", read.nombre, carnets) ? read : null;
  if (read?.kind !== "walk-in") return read ?? null;
  return walkInFields.every((field) => isStorable(field, read[field], carnets)) ? read : null;
}
