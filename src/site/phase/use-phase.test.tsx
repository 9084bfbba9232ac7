// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PhaseDates, phaseDates } from "../../domain/edition/phase.ts";
import { timelineOf } from "./timeline.ts";
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
const bare = { ...dates, ticketsFrom: null, end: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const phaseShown = (shown: PhaseDates = dates) => renderHook(() => usePhase(shown)).result;
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
    await pass(18 * 3_600_000);
    expect(shown.current).toBe("over");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is right again as soon as a tab that slept comes back", async () => {
    vi.setSystemTime("2025-10-01T00:00:00-06:00");
    const shown = phaseShown();
    vi.setSystemTime("2025-10-05T00:00:00-06:00");
    expect(shown.current).toBe("open");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(shown.current).toBe("over");
  });

  it("leaves no timer behind", () => {
    vi.setSystemTime("2025-10-01T00:00:00-06:00");
    renderHook(() => usePhase(dates)).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the address", () => {
  it.each([
    ["anunciada", "announced"],
    ["abierta", "open"],
    ["dia", "event-day"],
    ["terminada", "over"],
  ])("with ?fase=%s shows that phase, whether or not content gives its dates", (name, phase) => {
    vi.setSystemTime(performance.timeOrigin);
    history.replaceState(null, "", `/?fase=${name}`);
    expect(phaseShown(dates).current).toBe(phase);
    expect(phaseShown(bare).current).toBe(phase);
  });

  it("changes nothing in the built page, nor with a name that is none", () => {
    vi.setSystemTime("2025-10-01T00:00:00-06:00");
    history.replaceState(null, "", "/?fase=otra");
    expect(phaseShown().current).toBe("open");
    history.replaceState(null, "", "/?fase=terminada");
    vi.stubEnv("DEV", false);
    expect(phaseShown().current).toBe("open");
    expect(timelineOf(dates).now()).toBe(Date.now());
  });

  it("with ?fase=dia lets the countdown come to its zero", () => {
    vi.setSystemTime(performance.timeOrigin);
    history.replaceState(null, "", "/?fase=dia");
    const { now } = timelineOf(dates);
    expect(dates.doors - now()).toBe(10_000);
    vi.advanceTimersByTime(10_000);
    expect(dates.doors - now()).toBe(0);
  });
});
