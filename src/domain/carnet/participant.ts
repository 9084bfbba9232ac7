import { z } from "zod/mini";
import { carnetSchema } from "./carnet-schemas.ts";

/** One row of the list, and one document of the collection `participantes`. */
export const participantSchema = z.strictObject({
  carnet: carnetSchema,
  nombre: z.string().check(z.minLength(1), z.maxLength(200)),
  numeroTicket: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type Participant = z.infer<typeof participantSchema>;

/** What a visitor may learn of a participant, and nothing else. */
export type Registration = Pick<Participant, "nombre" | "numeroTicket">;
