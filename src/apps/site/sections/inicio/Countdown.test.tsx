// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { phaseDates } from "../../../../domain/phases/phase.ts";
import { phaseTexts } from "../../../../domain/phases/phase-texts.ts";
import { programmeItems } from "../../../../domain/phases/programme.ts";
import { testEdition } from "../../testing/edition.ts";
import { stopClock } from "../../testing/stopped-clock.ts";
import { Countdown } from "./Countdown.tsx";

const HOUR = 3_600_000;
const { edicion } = testEdition();
const tematicas = [
  { titulo: "Redes", hora: "09:00", hasta: "10:00", sala: "A", ponente: ["ana", "luis"] },
  { titulo: "Datos", hora: "09:00", hasta: "10:00", sala: "B", ponente: [] },
  { titulo: "Receso", hora: "10:00", ponente: [] },
];
const ponentes = [
  { id: "luis", nombre: "Luis Poz" },
  { id: "ana", nombre: "Ana Xicará" },
];
const countdown = (
  <Countdown
    dates={phaseDates(edicion)}
    doorsOpen="7:00 AM"
    texts={phaseTexts(edicion)}
    programme={programmeItems({ edicion, tematicas, ponentes })}
    way="#sede"
    latest={undefined}
  />
);

stopClock();
afterEach(() => {
  delete document.documentElement.dataset.phase;
});

function showAt(time: string): void {
  vi.setSystemTime(time);
  render(countdown);
}
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
const shown = () => screen.getByRole("timer").textContent;

it("shows no figure as built", () => {
  const [, timer] = renderToString(countdown).split('role="timer"');
  expect(timer).toContain("Segundos");
  expect(timer).not.toMatch(/>\d/);
});

it("shows units of which nothing is left as spent, but no zero below a larger one", () => {
  const spent = () =>
    [...document.querySelectorAll("[data-spent]")].map((unit) => unit.textContent);
  showAt("2025-10-03T18:00:00-06:00");
  expect(spent()).toEqual(["00Días"]);
  cleanup();
  showAt("2025-10-04T06:00:10-06:00");
  expect(spent()).toEqual(["00Días", "00Horas"]);
});

it("changes on the second, not a while after it was shown", async () => {
  showAt("2025-10-04T06:59:57.400-06:00");
  expect(shown()).toContain("03Segundos");
  await pass(599);
  expect(shown()).toContain("03Segundos");
  await pass(1);
  expect(shown()).toContain("02Segundos");
});

it("says at zero that the event has begun, until its day is over", async () => {
  showAt("2025-10-04T06:59:59-06:00");
  await pass(999);
  expect(shown()).toContain("01Segundos");
  await pass(1);
  expect(shown()).toBe("¡Ya empezó el evento! · Puertas abiertas");
  await pass(HOUR);
  expect(shown()).toBe("¡Ya empezó el evento!");
  await pass(16 * HOUR);
  expect(shown()).toMatch(/^¡Hasta la próxima! · Gracias/);
  expect(vi.getTimerCount()).toBe(0);
});

it("says when the doors open, and on the eve and that morning how to come", async () => {
  const way = () => screen.queryByRole("link", { name: "Cómo llegar" });
  showAt("2025-10-02T23:59:59-06:00");
  expect(screen.getByText("Puertas 7:00 AM")).toBeTruthy();
  expect(way()).toBeNull();
  await pass(1000);
  expect(screen.getByText("Mañana")).toBeTruthy();
  expect(screen.getByText("Puertas 7:00 AM")).toBeTruthy();
  expect(way()).toBeTruthy();
  await pass(24 * HOUR);
  expect(screen.getByText("Hoy")).toBeTruthy();
  await pass(7 * HOUR);
  expect([way(), screen.queryByText("Puertas 7:00 AM")]).toEqual([null, null]);
});

it("says room by room what is on, until when, and what comes next, leads to it in the programme, and marks the page for its styles", async () => {
  const { dataset } = document.documentElement;
  showAt("2025-10-04T06:59:59-06:00");
  expect(screen.queryByText("Ahora")).toBeNull();
  await pass(2 * HOUR + 1000);
  const links = () =>
    screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links()).toEqual([
    ["#charla-1", "Ahora · A · hasta las 10:00 AM RedesAna Xicará y Luis Poz"],
    ["#charla-2", "Ahora · B · hasta las 10:00 AM Datos"],
    ["#charla-3", "Sigue a las 10:00 AMReceso"],
  ]);
  expect(dataset.phase).toBe("begun");
  await pass(16 * HOUR);
  expect(screen.queryByText("Ahora")).toBeNull();
  expect(dataset.phase).toBe("over");
});

it("while nothing is on, what comes next takes its place", () => {
  showAt("2025-10-04T08:30:00-06:00");
  expect(screen.queryByText("Ahora")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Sigue · A · 9:00–10:00 AM RedesAna Xicará y Luis Poz",
    "Sigue · B · 9:00–10:00 AM Datos",
    "Después, a las 10:00 AMReceso",
  ]);
});

it("in a break the next talk is large with its own hours, below the break; one that no talk follows is large", () => {
  const item = { hora: "09:00", hasta: "09:30", ponente: [] };
  const break_ = { ...item, titulo: "Receso" };
  const talk = { ...item, titulo: "Datos", hora: "09:30", descripcion: "Charla" };
  vi.setSystemTime("2025-10-04T09:10:00-06:00");
  const board = (...items: (typeof break_)[]) => {
    const programme = programmeItems({ edicion, tematicas: items, ponentes });
    const { unmount } = render(cloneElement(countdown, { programme }));
    const links = screen.getAllByRole("link").map((link) => link.textContent);
    const pause = screen.queryByText("Receso hasta las 9:30 AM")?.textContent;
    unmount();
    return [pause, ...links];
  };
  expect(board(break_, { ...talk, hasta: "10:00" })).toEqual([
    "Receso hasta las 9:30 AM",
    "Sigue · 9:30–10:00 AM DatosCharla",
  ]);
  expect(board(break_)).toEqual([undefined, "Ahora · hasta las 9:30 AM Receso"]);
});

it("announces two starts, and only one if several items have one of them", () => {
  const at = (hora: string, titulo = hora) => ({ titulo, hora, descripcion: "", ponente: [] });
  const starts = (...items: ReturnType<typeof at>[]) => {
    const programme = programmeItems({ edicion, tematicas: items, ponentes });
    const { unmount } = render(cloneElement(countdown, { programme }));
    const texts = screen.getAllByText(/^(Sigue|Después,) a/).map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  vi.setSystemTime("2025-10-04T09:10:00-06:00");
  const later = ["10:00", "11:00", "12:00", "13:00"].map((hour) => at(hour));
  expect(starts(at("09:00"), ...later)).toEqual([
    "Sigue a las 10:00 AM",
    "Después, a las 11:00 AM",
  ]);
  for (const other of [at("10:00", "B"), at("11:00", "B")]) {
    expect(starts(at("09:00"), ...later, other)).toEqual(["Sigue a las 10:00 AM"]);
  }
});
