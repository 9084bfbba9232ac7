import { expect, it } from "vitest";
import { usualEnd } from "./OpenDoorForm.tsx";

const dayEnds = Date.parse("2025-10-05T00:00:00-06:00");
const end = (now: string, isRehearsal = false, ends = dayEnds) =>
  new Date(usualEnd({ dayEnds: ends }, Date.parse(`${now}-06:00`), isRehearsal)).toISOString();

it("a door opened before or on the event's day ends with that day", () => {
  expect(end("2025-09-20T10:00:00")).toBe("2025-10-05T05:59:00.000Z");
  expect(end("2025-10-04T08:00:00")).toBe("2025-10-05T05:59:00.000Z");
  const atTwo = Date.parse("2025-10-05T02:00:00-06:00");
  expect(end("2025-10-04T20:00:00", false, atTwo)).toBe("2025-10-06T05:59:00.000Z");
});

it("is tonight for a rehearsal, and after the event", () => {
  expect(end("2025-09-20T10:00:00", true)).toBe("2025-09-21T05:59:00.000Z");
  expect(end("2025-11-20T10:00:00")).toBe("2025-11-21T05:59:00.000Z");
});
