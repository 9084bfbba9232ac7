import { isRecord } from "#platform/calls/is-record.ts";

/** `POST` LookupRequest, LookupAnswer: whether a carnet is registered. */
export const lookupPath = "/api/participants/lookup";

export interface LookupRequest {
  readonly carnet: string;
}

export interface LookupAnswer {
  readonly participant: { readonly nombre: string; readonly numeroTicket: string } | null;
}

/** The answer to a look-up, or `null` if `value` has another shape; without zod, which is 5 KB for the page. */
export function readLookupAnswer(value: unknown): LookupAnswer | null {
  if (!isRecord(value)) return null;
  const { participant } = value;
  if (participant === null) return { participant };
  if (!isRecord(participant)) return null;
  const { nombre, numeroTicket } = participant;
  if (typeof nombre !== "string" || typeof numeroTicket !== "string") return null;
  return { participant: { nombre, numeroTicket } };
}
