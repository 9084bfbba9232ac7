import type { Attendance, Entry } from "../../../domain/attendance/attendance.ts";
import type { Participant, Registration } from "../../../domain/carnet/participant.ts";

/** The answer of the door to a carnet. */
export type Decision =
  | { readonly kind: "welcome"; readonly person: Participant }
  | { readonly kind: "already"; readonly person: Participant; readonly entry: Entry }
  | { readonly kind: "not-listed"; readonly carnet: string };

export function decide(
  carnet: string,
  people: ReadonlyMap<string, Registration>,
  { validEntries }: Attendance,
): Decision {
  const listed = people.get(carnet);
  const entry = validEntries.get(carnet);
  if (listed === undefined) return { kind: "not-listed", carnet };
  const person = { carnet, ...listed };
  return entry === undefined ? { kind: "welcome", person } : { kind: "already", person, entry };
}
