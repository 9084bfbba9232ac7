import { contentsSchema } from "#backup/server/store-contents.ts";

/** The contents of an empty store, read as a backup of the first version has them. */
export const noContents = contentsSchema.parse({ participants: [], visits: 0, doors: [], log: [] });
