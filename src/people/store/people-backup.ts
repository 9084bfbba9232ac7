import { z } from "zod/mini";
import { type BackupPart, rowsOf, shownText } from "#platform/store/backup-part.ts";
import {
  carnetText,
  idOf,
  type Participant,
  perField,
  personIdText,
} from "../model/carnet/participant.ts";
import type { PeopleStore } from "./people-store.ts";

export interface PeopleContents {
  readonly participants: readonly Participant[];
}

/** Columns that are not required are missing in older backups. */
const personSchema = z.object({
  ...perField((_, { longest, isRequired }) =>
    isRequired ? shownText(longest) : z._default(shownText(longest), ""),
  ),
  carnet: carnetText,
  personId: z.optional(personIdText),
  joined: z.optional(z.array(personIdText)),
});

export const peopleBackup: BackupPart<Pick<PeopleStore, "participants">, PeopleContents> = {
  read: async (store) => ({ participants: await store.participants() }),
  fields: {
    participants: rowsOf(
      (row) => personSchema.safeParse(row).data,
      ({ carnet }) => carnet,
      idOf,
    ),
  },
};
