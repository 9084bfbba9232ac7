import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phaseAt, phaseDates, untilNextPhase } from "./phase.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const whole = {
  fechas: { ...fechas, fin: "2025-10-04T18:00:00-06:00" },
  fases: { entradasDesde: "2025-08-01T08:00:00-06:00" },
};
const phaseOf = (edition: Parameters<typeof phaseDates>[0], instant: string) =>
  phaseAt(phaseDates(edition), Date.parse(instant));

describe("the phase", () => {
  it.each([
    ["2025-08-01T07:59:59-06:00", "announced"],
    ["2025-08-01T08:00:00-06:00", "open"],
    ["2025-10-03T23:59:59-06:00", "open"],
    ["2025-10-04T00:00:00-06:00", "event-day"],
    ["2025-10-04T06:59:59-06:00", "event-day"],
    ["2025-10-04T07:00:00-06:00", "doors-open"],
    ["2025-10-04T07:59:59-06:00", "doors-open"],
    ["2025-10-04T08:00:00-06:00", "under-way"],
    ["2025-10-04T17:59:59-06:00", "under-way"],
    ["2025-10-04T18:00:00-06:00", "over"],
    ["2030-01-01T00:00:00-06:00", "over"],
  ])("at %s is %s", (instant, phase) => {
    expect(phaseOf(whole, instant)).toBe(phase);
  });

  it("by default is open from the start, and over from that night on", () => {
    expect(phaseOf({ fechas }, "2000-01-01T00:00:00Z")).toBe("open");
    expect(phaseOf({ fechas }, "2025-10-04T23:59:59-06:00")).toBe("under-way");
    expect(phaseOf({ fechas }, "2025-10-05T00:00:00-06:00")).toBe("over");
  });

  it("skips the time between doors and start if both are at one instant", () => {
    const sharp = { fechas: { ...fechas, puertas: fechas.inicio } };
    expect(phaseOf(sharp, fechas.inicio)).toBe("under-way");
  });

  it("is still announced on the day, if tickets are available only then", () => {
    const late = { fechas, fases: { entradasDesde: "2025-10-04T06:00:00-06:00" } };
    expect(phaseOf(late, "2025-10-04T05:00:00-06:00")).toBe("announced");
    expect(phaseOf(late, "2025-10-04T06:00:00-06:00")).toBe("event-day");
  });
});

describe("the next phase", () => {
  it("begins exactly at its instant, and not before", () => {
    const dates = phaseDates(whole);
    const instants = fc.integer({
      min: Date.parse("2025-07-01T00:00:00Z"),
      max: Date.parse("2025-11-01T00:00:00Z"),
    });
    fc.assert(
      fc.property(instants, (now) => {
        const wait = untilNextPhase(dates, now);
        if (wait === null) {
          expect(phaseAt(dates, now)).toBe("over");
          return;
        }
        expect(wait).toBeGreaterThan(0);
        expect(phaseAt(dates, now + wait)).not.toBe(phaseAt(dates, now));
        expect(phaseAt(dates, now + wait - 1)).toBe(phaseAt(dates, now));
      }),
    );
  });

  it("skips an instant that changes nothing", () => {
    const late = { fechas, fases: { entradasDesde: "2025-10-04T06:00:00-06:00" } };
    const eve = Date.parse("2025-10-03T23:00:00-06:00");
    expect(untilNextPhase(phaseDates(late), eve)).toBe(7 * 3_600_000);
  });

  it("does not come once the edition is over", () => {
    const night = Date.parse("2025-10-05T00:00:00-06:00");
    expect(untilNextPhase(phaseDates({ fechas }), night - 1)).toBe(1);
    expect(untilNextPhase(phaseDates({ fechas }), night)).toBeNull();
  });
});
