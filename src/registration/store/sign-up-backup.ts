import { z } from "zod/mini";
import { carnetText, perField, personOf } from "#people/model/carnet/participant.ts";
import { type BackupPart, rowsOf, shownText, wholeNumber } from "#platform/store/backup-part.ts";
import type { SignUp } from "../model/sign-up.ts";
import type { RegistrationStore } from "./registration-store.ts";

export interface RegistrationContents {
  readonly signUps: readonly SignUp[];
}

const signUpSchema = z.object({
  ...perField((_, { longest }) => z._default(shownText(longest), "")),
  carnet: carnetText,
  number: z.int().check(z.positive()),
  at: wholeNumber,
  rejection: z.nullable(z.object({ at: wholeNumber, by: shownText(200), reason: shownText(200) })),
});

type Stores = { readonly registration: RegistrationStore };

export const registrationBackup: BackupPart<Stores, RegistrationContents> = {
  read: async ({ registration }) => ({ signUps: await registration.list() }),
  fields: {
    signUps: z._default(
      rowsOf(
        signUpOf,
        ({ carnet }) => carnet,
        ({ number }) => number,
      ),
      [],
    ),
  },
};

function signUpOf(row: unknown): SignUp | null {
  const { data } = signUpSchema.safeParse(row);
  if (data === undefined) return null;
  const { number, at, rejection, ...held } = data;
  const { numeroTicket: _, ...person } = personOf(held);
  return { ...person, number, at, rejection };
}
