import type { Delivery } from "./texts-desk.ts";

/** Texts stay in their folder, which the page that is being developed shows at once. */
export const savedOnly: Delivery = {
  begin() {},
  progress: async () => ({ state: "idle" }),
};
