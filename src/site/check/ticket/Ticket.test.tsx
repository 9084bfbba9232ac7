// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { Pass } from "../pass/Pass.tsx";
import { Ticket } from "./Ticket.tsx";
import { ticketEvent } from "./ticket-event.ts";

const registration = { nombre: "Ana", numeroTicket: "001" };
const event = ticketEvent(testEdition());

it("says on the pass what somebody is, unless a participant", () => {
  for (const tipo of ["", "ponente", "otro"]) {
    render(<Pass carnet="2490-21-1" registration={{ ...registration, tipo }} event={event} />);
  }
  expect(screen.getAllByText(/^(?:Participante|Ponente|otro)$/)).toHaveLength(1);
});

it("has the focus when it appears, and the first one if there are several", () => {
  render(
    <>
      <Ticket registration={registration} event={event} />
      <Ticket registration={{ nombre: "Luis", numeroTicket: "002" }} event={event} />
    </>,
  );
  expect(document.activeElement?.textContent).toContain("Ana!");
});
