import { isRecord } from "#platform/calls/is-record.ts";
import type { Registration } from "./carnet/participant.ts";

/** `POST` LookupRequest, LookupAnswer: whether a carnet is registered. */
export const lookupPath = "/api/participants/lookup";

export interface LookupRequest {
  readonly carnet: string;
}

export interface LookupAnswer {
  /** Whose kind is none is a participant. */
  readonly participant: Registration | null;
  /** What became of the request of somebody who is not on the list, if students sign up on the page. */
  readonly request?: unknown;
}

/** The answer to a look-up, or `null` if `value` has another shape; without zod, which is 5 KB for the page. */
export function readLookupAnswer(value: unknown): LookupAnswer | null {
  if (!isRecord(value)) return null;
  const { participant, request } = value;
  if (participant === null)
    return request === undefined ? { participant } : { participant, request };
  if (!isRecord(participant)) return null;
  const { nombre, numeroTicket, tipo } = participant;
  if (typeof nombre !== "string" || typeof numeroTicket !== "string") return null;
  return { participant: { nombre, numeroTicket, ...(typeof tipo === "string" && { tipo }) } };
}
