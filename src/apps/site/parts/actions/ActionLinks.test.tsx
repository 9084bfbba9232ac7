// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { phaseDates } from "../../../../domain/phases/phase.ts";
import { phaseTexts } from "../../../../domain/phases/phase-texts.ts";
import {
  forgetTicket,
  notifyWatchers,
  rememberFound,
  type SavedTicket,
  saveTicket,
} from "../../participant-check/own-ticket/saved-tickets.ts";
import { Motto } from "../../sections/inicio/Motto.tsx";
import { testEdition } from "../../testing/edition.ts";
import { stopClock } from "../../testing/stopped-clock.ts";
import { CountingEmblem } from "../emblem/CountingEmblem.tsx";
import { ActionLinks } from "./ActionLinks.tsx";

const { edicion } = testEdition();
const { numero: edition } = edicion;
const dates = phaseDates(edicion);
const ana: SavedTicket = { carnet: "2490-21-1", nombre: "Ana Uno", numeroTicket: "001", edition };
const luis: SavedTicket = { carnet: "2490-21-2", nombre: "Luis Dos", numeroTicket: "002", edition };

stopClock();
beforeEach(() => localStorage.clear());

function show(time = "2025-09-20T09:30:00-06:00"): void {
  vi.setSystemTime(time);
  render(
    <>
      <CountingEmblem editionNumber={edition} dates={dates} />
      <Motto text="Lema" edition={edition} ends={dates.end} hasNodes />
      <ActionLinks
        edition={edition}
        tickets={edicion.entradas}
        dates={dates}
        texts={phaseTexts(edicion)}
        photos="#ediciones"
        directions="https://example.org/mapa"
      />
    </>,
  );
}
const actions = () =>
  [...screen.queryAllByRole("link"), ...screen.getAllByRole("button")].map((action) => [
    action.textContent,
    action.getAttribute("href"),
  ]);
const find = (ticket: SavedTicket) =>
  act(() => {
    rememberFound(ticket);
    notifyWatchers();
  });
const nodes = () => document.querySelectorAll("[data-own-node]").length;

it("shows a saved ticket in place of the offer as soon as it is saved, and greets its owner, whose node is lit", () => {
  show();
  expect(actions()[0]?.[1]).toContain("wa.me");
  expect([actions()[1], nodes()]).toEqual([["Valida tu registro", null], 0]);
  act(() => void saveTicket(ana));
  expect(actions()).toEqual([
    ["Cómo llegar", "https://example.org/mapa"],
    ["Tu ticket · 001", null],
  ]);
  expect(nodes()).toBe(1);
  expect(screen.getByText("Ana, ya eres parte de la convención")).toBeTruthy();
  act(() => void saveTicket(luis));
  expect([actions()[1]?.[0], nodes()]).toEqual(["Tus 2 tickets", 2]);
  act(() => forgetTicket(ana));
  act(() => forgetTicket(luis));
  expect([actions()[1]?.[0], nodes()]).toEqual(["Valida tu registro", 0]);
});

it.each([
  ["2025-09-20T09:30:00-06:00", ["Cómo llegar", "Tu ticket · 001"]],
  ["2025-10-04T07:30:00-06:00", ["Cómo llegar", "Tu ticket · 001"]],
  ["2025-10-20T09:30:00-06:00", ["Mira las fotos", phaseTexts(edicion).over.check]],
])("sells no ticket to whom has one, at %s", (time, texts) => {
  saveTicket(ana);
  show(time);
  expect(actions().map(([text]) => text)).toEqual(texts);
});

it("knows no ticket of another edition, nor one of two months ago", () => {
  saveTicket({ ...ana, edition: edition - 1 });
  show();
  expect(actions()[1]?.[0]).toBe("Valida tu registro");
  cleanup();
  saveTicket(ana);
  show("2025-12-05T00:00:01-06:00");
  expect(actions()[1]?.[0]).toBe("Valida tu registro");
});

it("treats a ticket that was found in this visit as a saved one, until it is forgotten", () => {
  show();
  find(ana);
  expect(localStorage.length).toBe(0);
  expect(actions().map(([text]) => text)).toEqual(["Cómo llegar", "Tu ticket · 001"]);
  expect(nodes()).toBe(1);
  expect(screen.getByText("Ana, ya eres parte de la convención")).toBeTruthy();
  // Typed without the zeros, it is the same ticket.
  act(() => void saveTicket({ ...ana, carnet: "2490-21-000001" }));
  find(luis);
  expect([actions()[1]?.[0], nodes()]).toEqual(["Tus 2 tickets", 2]);
  act(() => forgetTicket(luis));
  act(() => forgetTicket(ana));
  expect([actions()[1]?.[0], nodes(), localStorage.length]).toEqual(["Valida tu registro", 0, 0]);
});
