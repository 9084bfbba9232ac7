// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { savedTicketsKey } from "#site/phase/saved-tickets.ts";
import { testEdition } from "#site/testing/edition.ts";
import { carnet, dialog, openCheck } from "./testing/open-check.tsx";

openCheck();

it("shows on opening the ticket that another tab has saved meanwhile", async () => {
  act(() => dialog().close());
  const edition = testEdition().edicion.numero;
  const ticket = { carnet, nombre: "Ana", numeroTicket: "7", edition };
  localStorage.setItem(savedTicketsKey, JSON.stringify([ticket]));
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  fireEvent.focusIn(dialog());
  expect(await screen.findByRole("article", { name: "¡Felicidades, Ana!" })).toBeDefined();
});
