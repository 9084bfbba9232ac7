import type { EventAnswer } from "../calls.ts";
import type { DoorEvent } from "./events.ts";

/** The stored facts about the person of an event. */
interface KnownPerson {
  readonly isListed: boolean;
  /** Whether that door admitted them, because a leaked link must not rename the whole list. */
  readonly isOwn: boolean;
}

/**
 * The line that records an event: a walk-in of a listed person becomes an entry. A rename of somebody
 * who is not listed, or whom that door did not admit, is refused with a reason.
 */
export function lineFor(
  event: DoorEvent,
  { isListed, isOwn }: KnownPerson,
): DoorEvent | Extract<EventAnswer, { outcome: "refused" }>["reason"] {
  if (event.kind === "rename" && !isListed) return "not-listed";
  if (event.kind === "rename" && !isOwn) return "invalid";
  if (event.kind !== "walk-in" || !isListed) return event;
  const { id, at, door, carnet } = event;
  return { id, at, door, carnet, kind: "entry" };
}

/** The answer for an event that is in the log; `null` stands for a line that cannot be read. */
export function recordAnswer(
  outcome: "recorded" | "known",
  sent: DoorEvent,
  line: DoorEvent | null,
): EventAnswer {
  // The id belongs to a line that cannot be read.
  if (line === null) return { id: sent.id, outcome: "refused", reason: "invalid" };
  return { id: sent.id, outcome, changed: sameFields(sent, line) ? null : line };
}

function sameFields(one: DoorEvent, other: DoorEvent): boolean {
  const sorted = (event: DoorEvent) => JSON.stringify(Object.entries(event).sort());
  return sorted(one) === sorted(other);
}
