// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { phaseDates } from "../../../../domain/phases/phase.ts";
import { testEdition } from "../../testing/edition.ts";
import { stopClock } from "../../testing/stopped-clock.ts";
import { CountingEmblem } from "./CountingEmblem.tsx";

const { edicion } = testEdition();
const dates = phaseDates(edicion);
const HOUR = 3_600_000;

stopClock();

function showAt(time: string): HTMLElement {
  vi.setSystemTime(time);
  return render(<CountingEmblem editionNumber={13} dates={dates} captioned />).container;
}
/** The share of the drawing's height that its lit part fills from the ground up. */
function litShareOf(emblem: HTMLElement): number {
  const number = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  const [light, whole] = [emblem.querySelector("[data-light]"), emblem.querySelector("svg")];
  const height = Number(whole?.getAttribute("viewBox")?.split(" ")[3]);
  if (light === null) return 0;
  expect(number(light, "y") + number(light, "height")).toBeCloseTo(height);
  expect(light.getAttribute("width")).toBe(whole?.getAttribute("viewBox")?.split(" ")[2]);
  return number(light, "height") / height;
}

it("fills from the ground up by one of fourteen parts a day, across all strokes, and says what it counts", async () => {
  const emblem = showAt("2025-09-30T06:30:00-06:00");
  expect(litShareOf(emblem)).toBeCloseTo(10 / 14);
  expect(emblem.textContent).toBe("Faltan 4 días");
  await act(async () => vi.advanceTimersByTime(HOUR));
  expect(litShareOf(emblem)).toBeCloseTo(11 / 14);
  expect(emblem.textContent).toBe("Faltan 3 días");
  const lit = emblem.querySelector("[data-light] path")?.getAttribute("d");
  const paths = [...emblem.querySelectorAll("svg > path")].map((path) => path.getAttribute("d"));
  expect(paths).toContain(lit);
});

it("glows once the doors open, and for good", async () => {
  const emblem = showAt("2025-10-04T06:59:00-06:00");
  expect(emblem.querySelector("[data-glowing]")).toBeNull();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(emblem.querySelector("[data-glowing]")).not.toBeNull();
  cleanup();
  const later = showAt("2026-03-01T12:00:00-06:00");
  expect(litShareOf(later)).toBe(1);
  expect(later.querySelector("[data-glowing]")).not.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
