// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phaseDates } from "../../../domain/phases/phase.ts";
import { usePhase } from "./use-phase.ts";

const DAY = 86_400_000;
const dates = phaseDates({
  fechas: {
    puertas: "2025-10-04T07:00:00-06:00",
    inicio: "2025-10-04T08:00:00-06:00",
    fin: "2025-10-04T18:00:00-06:00",
  },
  fases: { entradasDesde: "2025-07-01T08:00:00-06:00" },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const phaseShown = () => renderHook(() => usePhase(dates)).result;
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));

function Shown() {
  return <p>{usePhase(dates) ?? "unknown"}</p>;
}

describe("the phase on the page", () => {
  it("is unknown in the page as built", () => {
    expect(renderToString(<Shown />)).toBe("<p>unknown</p>");
  });

  it("changes at its instants, also when they are further than a timer reaches", async () => {
    vi.setSystemTime("2025-05-01T00:00:00-06:00");
    const shown = phaseShown();
    expect(shown.current).toBe("announced");
    await pass(61 * DAY + 8 * 3_600_000 - 1);
    expect(shown.current).toBe("announced");
    await pass(1);
    expect(shown.current).toBe("open");
    vi.setSystemTime("2025-10-03T23:59:59-06:00");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await pass(1000);
    expect(shown.current).toBe("event-day");
    await pass(7 * 3_600_000);
    expect(shown.current).toBe("doors-open");
    await pass(3_600_000);
    expect(shown.current).toBe("under-way");
    await pass(10 * 3_600_000);
    expect(shown.current).toBe("over");
    expect(vi.getTimerCount()).toBe(0);
  });
});
