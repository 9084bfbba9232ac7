import { expect, test } from "vitest";
import { instantFault, weekdayOf } from "./content-dates.ts";

test.each([
  "2025-10-04T08:00:00-06:00",
  "2025-10-04T08:00-06:00",
  "2024-02-29T23:59:59.5+14:00",
  "2025-12-31T00:00:00Z",
])("%s is an instant", (text) => {
  expect(instantFault(text)).toBeNull();
});

test.each([
  ["2025-02-29T08:00:00-06:00", "un día que no existe"],
  ["2025-13-01T08:00:00-06:00", "un día que no existe"],
  ["2025-04-31", "un día que no existe"],
  ["2025-10-04", "sin hora"],
  ["2025-10-04T24:00:00-06:00", "una hora que no existe"],
  ["2025-10-04T08:60:00-06:00", "una hora que no existe"],
  ["2025-10-04T08:00:00", "sin huso horario"],
  ["2025-10-04 08:00", "sin huso horario"],
  ["2025-10-04 08:00:00 -06:00", "escrita de otro modo"],
  ["2025-10-4T8:00-0600", "escrita de otro modo"],
])("%s is reported as %s", (text, found) => {
  expect(instantFault(text)?.found).toBe(`«${text}», ${found}`);
});

test("the remedy for a missing offset is the date as it should be written", () => {
  expect(instantFault("2025-10-4 8:00")?.fix).toContain("2025-10-04T08:00:00-06:00");
});

test("the weekday is that of the event's own offset", () => {
  expect(weekdayOf("2025-10-04T23:30:00-06:00")).toBe("sábado");
  expect(weekdayOf("2025-10-05T00:30:00-06:00")).toBe("domingo");
});
