// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { phaseDates } from "../../../domain/phases/phase.ts";
import { testEdition } from "../../testing/edition.ts";
import { stopClock } from "../../testing/stopped-clock.ts";
import { CountingEmblem } from "./CountingEmblem.tsx";
import { emblemProps } from "./emblem-props.ts";
import { watchFirstNode } from "./watch-first-node.ts";

const { edicion } = testEdition();
const props = emblemProps(13, phaseDates(edicion), true);
const HOUR = 3_600_000;

stopClock();

function showAt(time: string): HTMLElement {
  vi.setSystemTime(time);
  return render(<CountingEmblem {...props} />).container;
}
const discsOf = (path: Element | null | undefined) => (path?.getAttribute("d") ?? "").match(/h0/g);
/** All of its nodes, and those that are lit. */
const nodesOf = (emblem: HTMLElement) => {
  const paths = [...emblem.querySelectorAll("path")].filter((path) => discsOf(path) !== null);
  const [, all, lit] = paths;
  return [discsOf(all)?.length ?? 0, discsOf(lit)?.length ?? 0];
};

it("lights one node each midnight of the last fourteen days, and says so", async () => {
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

it("costs nothing until its first node is lit, nor once the event is over", () => {
  const woken = vi.fn();
  vi.setSystemTime("2025-09-19T23:59:00-06:00");
  watchFirstNode(props, woken);
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(woken).toHaveBeenCalledTimes(1);
  const late = vi.fn();
  vi.setSystemTime("2026-10-04T12:00:00-06:00");
  watchFirstNode({ ...props, dates: { ...props.dates, end: Date.parse("2025-10-05") } }, late);
  expect(late).not.toHaveBeenCalled();
});
