import type { Participant } from "../../domain/carnet/participant.ts";

/** The fields that a list contains about a person. */
export type Field = keyof Participant;
export const fields = ["carnet", "nombre", "numeroTicket"] as const satisfies readonly Field[];
