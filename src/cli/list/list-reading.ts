import { z } from "zod";
import { participantSchema } from "../../domain/carnet/participant.ts";
import type { ListedParticipant } from "./rows/check-rows.ts";
import type { Fault } from "./rows/fault.ts";
import type { Columns } from "./table/columns.ts";

/** What reading a list came to. */
export type ListReading =
  | {
      readonly kind: "list";
      readonly participants: readonly ListedParticipant[];
      /** How the file was understood, for people: `CSV con punto y coma, Windows-1252`. */
      readonly format: string;
      readonly columns: Columns;
      /** What to mind about a list that is right; Spanish sentences. */
      readonly notices: readonly string[];
    }
  /** The file as a whole cannot be used; `message` is Spanish and says what to do. */
  | { readonly kind: "unreadable"; readonly message: string }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

export const unreadable = (message: string): ListReading => ({ kind: "unreadable", message });

const eachField = <Value extends z.ZodType>(value: Value) =>
  z.object({ carnet: value, nombre: value, numeroTicket: value });

/** A reading as it arrives from the process that read the list. */
export const listReadingSchema: z.ZodType<ListReading> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("list"),
    participants: z.array(z.strictObject({ ...participantSchema.shape, ticketPlace: z.string() })),
    format: z.string(),
    columns: z.object({
      index: eachField(z.int()),
      names: eachField(z.string()),
      ignored: z.array(z.string()),
      width: z.int(),
    }),
    notices: z.array(z.string()),
  }),
  z.object({ kind: z.literal("unreadable"), message: z.string() }),
  z.object({
    kind: z.literal("faulty"),
    faults: z.array(
      z.object({
        place: z.string(),
        column: z.string().nullable(),
        value: z.string(),
        problem: z.string(),
        remedy: z.string(),
      }),
    ),
  }),
]);
