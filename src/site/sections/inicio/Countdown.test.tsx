// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { phaseDates, phaseTexts } from "../../../domain/edition/phase.ts";
import { testEdition } from "../../testing/edition.ts";
import { Countdown } from "./Countdown.tsx";

const { edicion } = testEdition();
const countdown = <Countdown dates={phaseDates(edicion)} texts={phaseTexts(edicion)} />;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showAt(time: string): void {
  vi.setSystemTime(time);
  render(countdown);
}
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
const shown = () => screen.getByRole("timer").textContent;

it("shows no figure as built", () => {
  expect(renderToString(countdown)).not.toMatch(/>\d/);
});

it("counts to the doors, not to the start", () => {
  showAt("2025-10-01T04:56:57-06:00");
  expect(shown()).toBe("03Días02Horas03Minutos03Segundos");
});

it("changes on the second, not a while after it was shown", async () => {
  showAt("2025-10-04T06:59:57.400-06:00");
  expect(shown()).toContain("03Segundos");
  await pass(599);
  expect(shown()).toContain("03Segundos");
  await pass(1);
  expect(shown()).toContain("02Segundos");
});

it("says at zero that the event has begun, and stops", async () => {
  showAt("2025-10-04T06:59:59-06:00");
  await pass(999);
  expect(shown()).toContain("01Segundos");
  await pass(1);
  expect(shown()).toBe("¡Ya empezó el evento!");
  expect(vi.getTimerCount()).toBe(0);
});

it("makes room for a third digit of the days", () => {
  showAt("2025-05-01T07:00:00-06:00");
  expect(shown()).toContain("156Días");
  expect(screen.getByRole("timer").dataset.long).toBe("true");
});
