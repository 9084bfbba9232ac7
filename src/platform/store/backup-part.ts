import { z } from "zod/mini";
import { invisibleCharacter } from "../text/tidy-text.ts";

/** A room's fields in the file of a backup: how they are read from the store, and from the file. */
export interface BackupPart<Stores, Contents extends object> {
  /** Reads their values from the store. */
  readonly read: (stores: Stores) => Promise<Contents>;
  /** Parse them in a file; a field that older backups lack has a default. */
  readonly fields: { readonly [Field in keyof Contents]: z.ZodMiniType<Contents[Field]> };
}

/**
 * Rows of a file, read one by one, so that a broken one does not spoil the others. Of several with one key the
 * first counts.
 */
export function rowsOf<Row>(
  schema: z.ZodMiniType<Row>,
  ...keys: readonly (keyof Row | ((row: Row) => string))[]
) {
  const read = (rows: unknown[]): readonly Row[] => {
    let left = rows.flatMap((row) => schema.safeParse(row).data ?? []);
    for (const key of keys) {
      const seen = new Set<unknown>();
      const of = typeof key === "function" ? key : (row: Row) => row[key];
      left = left.filter((row) => seen.size !== seen.add(of(row)).size);
    }
    return left;
  };
  return z.pipe(z.array(z.unknown()), z.transform(read));
}

/** A time in ms since the epoch, or a count. */
export const wholeNumber = z.int().check(z.nonnegative());

/** A text that may be empty, because Firestore may contain people without a name or a ticket. */
export const shownText = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !invisibleCharacter.test(text)),
  );
