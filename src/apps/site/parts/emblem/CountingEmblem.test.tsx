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
  return render(<CountingEmblem editionNumber={13} dates={dates} spoken />).container;
}
const discsOf = (path: Element | null | undefined) => (path?.getAttribute("d") ?? "").match(/h0/g);
/** All nodes, and the lit ones. */
const nodesOf = (emblem: HTMLElement) => {
  const paths = [...emblem.querySelectorAll("path")].filter((path) => discsOf(path) !== null);
  const [, all, lit] = paths;
  return [discsOf(all)?.length ?? 0, discsOf(lit)?.length ?? 0];
};

it("lights one node each midnight of the last fourteen days, and announces it", async () => {
  const emblem = showAt("2025-09-30T23:30:00-06:00");
  expect(nodesOf(emblem)).toEqual([14, 11]);
  expect(emblem.textContent).toContain("11 de 14");
  await act(async () => vi.advanceTimersByTime(HOUR / 2));
  expect(nodesOf(emblem)).toEqual([14, 12]);
  expect(emblem.textContent).toContain("12 de 14");
});

it("lights a stroke once both of its ends are lit", () => {
  const strokes = (emblem: HTMLElement) =>
    (emblem.querySelectorAll("path")[2]?.getAttribute("d") ?? "").match(/L/g)?.length ?? 0;
  expect(strokes(showAt("2025-09-22T12:00:00-06:00"))).toBe(2);
  cleanup();
  expect(strokes(showAt("2025-10-03T12:00:00-06:00"))).toBe(10);
});

it("glows once the doors open", async () => {
  const emblem = showAt("2025-10-04T06:59:00-06:00");
  expect(emblem.querySelector("[data-glowing]")).toBeNull();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(emblem.querySelector("[data-glowing]")).not.toBeNull();
});

it("is as built until its first node is lit, and again once the event is over", async () => {
  const emblem = showAt("2025-09-19T23:59:00-06:00");
  expect([nodesOf(emblem), emblem.textContent]).toEqual([[14, 0], ""]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(nodesOf(emblem)).toEqual([14, 1]);
  cleanup();
  const late = showAt("2025-10-04T23:59:00-06:00");
  expect(nodesOf(late)).toEqual([14, 14]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(nodesOf(late)).toEqual([14, 0]);
  expect(vi.getTimerCount()).toBe(0);
});
