import type { Participant, Registration } from "../../domain/carnet/participant.ts";
import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import type { Attendance, Entry } from "../../domain/door/attendance.ts";

/** What the door says to a code or to what was typed. */
export type Decision =
  | { readonly kind: "welcome"; readonly person: Participant }
  | { readonly kind: "already"; readonly person: Participant; readonly entry: Entry }
  | { readonly kind: "not-listed"; readonly carnet: string }
  | { readonly kind: "unreadable"; readonly text: string };

export function decide(
  text: string,
  people: ReadonlyMap<string, Registration>,
  { validEntries }: Attendance,
): Decision {
  const reading = readCarnet(text);
  if (reading.kind !== "carnet") return { kind: "unreadable", text };
  const { carnet } = reading;
  const listed = people.get(carnet);
  const entry = validEntries.get(carnet);
  if (listed === undefined) return { kind: "not-listed", carnet };
  const person = { carnet, ...listed };
  return entry === undefined ? { kind: "welcome", person } : { kind: "already", person, entry };
}
