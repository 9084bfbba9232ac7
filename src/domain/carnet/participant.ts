import { z } from "zod/mini";
import { carnetPlaceholder } from "./carnet.ts";
import { carnetGroups } from "./edition-groups.ts";

/** Digits and dashes; an incomplete carnet is looked up like any other and is not found. */
export function requestedCarnetSchema() {
  const longest = carnetPlaceholder(carnetGroups()).length;
  return z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[0-9-]+$/));
}

/** As long as a ticket may be. */
export const LONGEST_TICKET = 40;

/** One row of the list, and one document of the collection `participantes`. */
export const participantSchema = z.strictObject({
  /** Of this edition or, in a copy, of one whose carnets had other groups. */
  carnet: z.string().check(z.regex(/^\d+(?:-\d+)*$/)),
  nombre: z.string().check(z.minLength(1), z.maxLength(200)),
  numeroTicket: z.string().check(z.minLength(1), z.maxLength(LONGEST_TICKET)),
});
export type Participant = z.infer<typeof participantSchema>;

/** What a visitor may learn of a participant, and nothing else. */
export type Registration = Pick<Participant, "nombre" | "numeroTicket">;
