import type { StoreContents } from "#backup/server/store-contents.ts";

/** The contents of an empty store. */
export const noContents: StoreContents = {
  participants: [],
  signUps: [],
  visits: 0,
  doors: [],
  log: [],
  certificates: { settings: null, marks: [], issued: [] },
};
