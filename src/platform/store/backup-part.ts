import { z } from "zod/mini";
import { invisibleCharacter } from "../text/tidy-text.ts";

/*
 * A room's part of a backup has `read`, which reads its fields from the store, and `fields`, which parse them in a
 * file; a field that older backups lack has a default.
 */

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
