import type { Delivery } from "./texts-desk.ts";

/** Texts stay in their folder: for journeys that publish nothing further. */
export const savedOnly: Delivery = {
  begin() {},
  progress: async () => ({ state: "idle" }),
};
