import { expect, it } from "vitest";
import { phaseAt, phaseDates, phaseSpans } from "./phase.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const whole = {
  fechas: { ...fechas, fin: "2025-10-04T18:00:00-06:00" },
  fases: { entradasDesde: "2025-08-01T08:00:00-06:00" },
};
const phaseOf = (edition: Parameters<typeof phaseDates>[0], instant: string) =>
  phaseAt(phaseDates(edition), Date.parse(instant));

it.each([
  ["2025-08-01T08:00:00-06:00", "open"],
  ["2025-10-03T23:59:59-06:00", "open"],
  ["2025-10-04T00:00:00-06:00", "event-day"],
  ["2025-10-04T07:00:00-06:00", "doors-open"],
  ["2025-10-04T08:00:00-06:00", "under-way"],
  ["2025-10-04T18:00:00-06:00", "over"],
])("the phase at %s is %s", (instant, phase) => {
  expect(phaseOf(whole, instant)).toBe(phase);
});

it("by default an event is open from the start, and over from that night on", () => {
  expect(phaseOf({ fechas }, "2000-01-01T00:00:00Z")).toBe("open");
  expect(phaseOf({ fechas }, "2025-10-04T23:59:59-06:00")).toBe("under-way");
  expect(phaseOf({ fechas }, "2025-10-05T00:00:00-06:00")).toBe("over");
});

it.each([
  [undefined, "2025-10-05T00:00:00-06:00"],
  ["2025-10-04T18:00:00-06:00", "2025-10-05T00:00:00-06:00"],
  // A night belongs to the day before.
  ["2025-10-05T02:00:00-06:00", "2025-10-05T02:00:00-06:00"],
  ["2025-10-05T13:00:00-06:00", "2025-10-06T00:00:00-06:00"],
])("the last day of an event until %s ends at %s", (fin, dayEnds) => {
  expect(phaseDates({ fechas: { ...fechas, fin } }).dayEnds).toBe(Date.parse(dayEnds));
});

const thatMorning = { fechas, fases: { entradasDesde: "2025-10-04T06:00:00-06:00" } };

it.each([
  ["announced open event-day doors-open under-way over", whole],
  ["announced event-day doors-open under-way over", thatMorning],
])("the spans of the phases are %s, each as long as the clock says", (phases, edition) => {
  const dates = phaseDates(edition);
  const spans = phaseSpans(dates);
  expect(spans.map(({ phase }) => phase).join(" ")).toBe(phases);
  expect([null, ...spans.map(({ until }) => until)]).toEqual([
    ...spans.map(({ from }) => from),
    null,
  ]);
  for (const { phase, from } of spans.slice(1)) expect(phaseAt(dates, from ?? 0)).toBe(phase);
});
