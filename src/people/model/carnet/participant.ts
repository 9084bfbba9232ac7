import { z } from "zod/mini";

/** Accepts digits and dashes. An incomplete carnet is looked up like any other and is not found. */
export const requestedCarnetSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(24), z.regex(/^[0-9-]+$/));

/** The maximum length of a ticket number. */
export const LONGEST_TICKET = 40;

/** One row of the list, and one document of the collection `participantes`. */
export const participantSchema = z.strictObject({
  /** Has this edition's groups or, in a copy, those of another edition. */
  carnet: z.string().check(z.regex(/^\d+(?:-\d+)*$/)),
  nombre: z.string().check(z.minLength(1), z.maxLength(200)),
  numeroTicket: z.string().check(z.minLength(1), z.maxLength(LONGEST_TICKET)),
});
export type Participant = z.infer<typeof participantSchema>;

export type PersonField = keyof Participant;
export const fields = [
  "carnet",
  "nombre",
  "numeroTicket",
] as const satisfies readonly PersonField[];

/** Creates a value for each field. */
export function perField<Value>(value: (field: PersonField) => Value): Record<PersonField, Value> {
  return {
    carnet: value("carnet"),
    nombre: value("nombre"),
    numeroTicket: value("numeroTicket"),
  };
}

/** The fields of a participant that a visitor may see. */
export type Registration = Pick<Participant, "nombre" | "numeroTicket">;
