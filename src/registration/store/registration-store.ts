import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import { carnetText, perField, personOf } from "#people/model/carnet/participant.ts";
import { rowsOf, shownText, wholeNumber } from "#platform/store/backup-part.ts";
import type { NewSignUp, RankedSignUp, Rejection, SignUp } from "../model/sign-up.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

/** The requests of students. Rejects as `Store` does. */
export interface RegistrationStore {
  /**
   * Stores a request, unless its carnet has one, and resolves once it is durable, with the one that is
   * stored. Repeating it changes nothing.
   */
  add(signUp: NewSignUp, at: number): Promise<SignUp>;
  /**
   * The request with this carnet, else the only one with one of the `possible` ones, which contain it, or
   * `null`.
   */
  find(carnet: string, possible?: readonly string[]): Promise<RankedSignUp | null>;
  /** All, or those with one of these numbers, in the order in which they came. */
  list(numbers?: readonly number[]): Promise<readonly SignUp[]>;
  /** How many were not rejected, of all or of those that came before a time, in ms since the epoch. */
  count(before?: number): Promise<number>;
  /**
   * Rejects requests, or takes that back, with the journal's entry for it; numbers that are gone are
   * skipped. Resolves with `false` if all are gone.
   */
  decide(
    numbers: readonly number[],
    rejection: Rejection | null,
    entry?: NewEntry,
  ): Promise<boolean>;
  /** Removes those that came before `at`, with the journal's entry; `false` if there are none. */
  removeBefore(at: number, entry: NewEntry): Promise<boolean>;
}

export interface RegistrationStores {
  readonly registration: RegistrationStore;
  readonly announcements: AnnouncementStore;
}

const signUpSchema = z.pipe(
  z.object({
    ...perField((_, { longest }) => z._default(shownText(longest), "")),
    carnet: carnetText,
    number: z.int().check(z.positive()),
    at: wholeNumber,
    rejection: z.nullable(
      z.object({ at: wholeNumber, by: shownText(200), reason: shownText(200) }),
    ),
  }),
  z.transform(({ number, at, rejection, ...held }): SignUp => {
    const { numeroTicket: _, ...person } = personOf(held);
    return { ...person, number, at, rejection };
  }),
);

export const registrationBackup = {
  read: async ({ registration }: RegistrationStores) => ({ signUps: await registration.list() }),
  fields: { signUps: z._default(rowsOf(signUpSchema, "carnet", "number"), []) },
};
export type RegistrationContents = Awaited<ReturnType<typeof registrationBackup.read>>;
