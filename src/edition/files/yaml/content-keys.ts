import type { z } from "zod";
import { editionSchema } from "#edition/model/edition.ts";

const keySchema = editionSchema.keyof();
export type ContentKey = z.infer<typeof keySchema>;
/** One key is one file of content/. */
export const contentKeys: readonly ContentKey[] = keySchema.options;

/** The texts of the edition's files by key, in NFC; a missing file is an empty text. */
export type ContentSources = Readonly<Record<ContentKey, string>>;
