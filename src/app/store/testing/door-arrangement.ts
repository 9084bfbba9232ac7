import type { SentLine } from "#door/model/lines.ts";
import type { NewDoor } from "#door/store/door-store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { hashSecret } from "#platform/store/secret.ts";

export const north = "Entrada norte";
export const south = "Entrada sur";
export const northDoor = { name: north, isRehearsal: false };
export const southDoor = { name: south, isRehearsal: false };

/** The arguments that open a door, whose secret is always the same for a name and a time. */
export function opening(
  name: string,
  times: Partial<Pick<NewDoor, "openedAt" | "validUntil">> = {},
): NewDoor {
  const { openedAt = 1000, validUntil = Number.MAX_SAFE_INTEGER } = times;
  const secretHash = hashSecret(`${name} ${openedAt}`);
  return { name, secretHash, openedAt, validUntil, isRehearsal: false };
}

/** A UUID made from a number. */
export function eventId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

const made = (number: number) => ({ id: eventId(number), at: number });

/** Lines and answers, each with a number of its own. */
export const entry = (number: number, carnet: string, rest: object = {}): SentLine => {
  return { kind: "entry", ...made(number), carnet, ...rest };
};
export const walkIn = (number: number, person: Participant): SentLine => {
  return { kind: "walk-in", ...made(number), ...person };
};
export const rename = (number: number, carnet: string, nombre: string): SentLine => {
  return { kind: "rename", ...made(number), carnet, nombre };
};
export const recorded = (id: number) => ({ id: eventId(id), outcome: "recorded", changed: null });
export const known = (id: number) => ({ id: eventId(id), outcome: "known", changed: null });
