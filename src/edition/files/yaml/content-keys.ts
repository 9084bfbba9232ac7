import type { z } from "zod";
import { editionSchema } from "#edition/model/edition.ts";

const keySchema = editionSchema.keyof();
export type ContentKey = z.infer<typeof keySchema>;
/** One key is one file of content/. */
export const contentKeys: readonly ContentKey[] = keySchema.options;
