import { z } from "zod/mini";
import { invisibleCharacter } from "../text/tidy-text.ts";

/** What a backup has of a room: some fields of its file. */
export interface BackupPart<Stores, Contents extends object> {
  /** Reads their values from the store. */
  readonly read: (stores: Stores) => Promise<Contents>;
  /** Parse them in a file; a field that older backups lack has a default. */
  readonly fields: { readonly [Field in keyof Contents]: z.ZodMiniType<Contents[Field]> };
}

/**
 * Rows of a file, read one by one, so that a broken one does not spoil the others: `read` returns nothing for
 * it. Of several with one key the first counts.
 */
export function rowsOf<Row>(
  read: (row: unknown) => Row | null | undefined,
  ...keys: readonly ((row: Row) => string | number)[]
) {
  const readable = z.transform((rows: unknown[]) =>
    keys.reduce<readonly Row[]>(
      distinct,
      rows.flatMap((row) => read(row) ?? []),
    ),
  );
  return z.pipe(z.array(z.unknown()), readable);
}

function distinct<Row>(rows: readonly Row[], key: (row: Row) => string | number): readonly Row[] {
  const seen = new Set<string | number>();
  return rows.filter((row) => seen.size !== seen.add(key(row)).size);
}

/** A time in ms since the epoch, or a count. */
export const wholeNumber = z.int().check(z.nonnegative());

/** A text that may be empty, because Firestore may contain people without a name or a ticket. */
export const shownText = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !invisibleCharacter.test(text)),
  );
