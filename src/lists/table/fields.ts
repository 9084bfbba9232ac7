import type { Participant } from "../../domain/carnet/participant.ts";

/** What a list says of a person. */
export type Field = keyof Participant;
export const fields = ["carnet", "nombre", "numeroTicket"] as const satisfies readonly Field[];
