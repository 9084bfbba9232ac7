import { expect, it } from "vitest";
import { guatemalaMinute } from "#platform/text/guatemala-time.ts";
import { usualEnd } from "./OpenDoorForm.tsx";

it.each([
  ["before the event", "09-20T10:00", false, "05T00:00", "2025-10-04 23:59"],
  ["on its day", "10-04T08:00", false, "05T00:00", "2025-10-04 23:59"],
  ["in its night", "10-04T20:00", false, "05T02:00", "2025-10-05 23:59"],
  ["for a rehearsal", "09-20T10:00", true, "05T00:00", "2025-09-20 23:59"],
  ["after the event", "11-20T10:00", false, "05T00:00", "2025-11-20 23:59"],
])("a door that is opened %s, at %s, ends with its day", (_when, now, isRehearsal, ends, until) => {
  const [from, dayEnds] = [now, `10-${ends}`].map((at) => Date.parse(`2025-${at}:00-06:00`));
  const end = usualEnd({ dayEnds: dayEnds ?? 0 }, from ?? 0, isRehearsal);
  expect(guatemalaMinute(end)).toBe(until);
});
