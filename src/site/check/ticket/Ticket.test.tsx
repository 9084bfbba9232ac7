// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Pass } from "../pass/Pass.tsx";
import { Ticket } from "./Ticket.tsx";

const registration = { nombre: "Ana", numeroTicket: "001" };
const event = {
  editionNumber: 13,
  title: "Convención",
  days: "Sábado 4 de octubre",
  time: "8:00 AM",
  place: "Salón",
  calendar: "https://calendar.google.com/",
};
const logo = { file: "logo.png", width: 300, height: 100 };

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

const marksOf = (shown: "ticket" | "pass", mark?: typeof logo) => {
  const all = mark ? { ...event, logo: mark } : event;
  const { container } = render(
    shown === "ticket" ? (
      <Ticket registration={registration} event={all} />
    ) : (
      <Pass carnet="2490-21-1" registration={registration} event={all} />
    ),
  );
  const addresses = [...container.querySelectorAll("img")].map((image) =>
    image.getAttribute("src"),
  );
  return [addresses, container.querySelectorAll("[data-numeral]").length];
};

it("carries the edition's numeral, or its own logo, as the pass does", () => {
  expect(marksOf("ticket")).toEqual([[], 1]);
  expect(marksOf("ticket", logo)).toEqual([["/fotos/logo.png"], 0]);
  expect(marksOf("pass")).toEqual([[], 0]);
  expect(marksOf("pass", logo)).toEqual([["/fotos/logo.png"], 0]);
});
