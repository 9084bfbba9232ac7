// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { registrationProblems } from "../model/calls.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";
import { SignUpForm } from "./SignUpForm.tsx";

const terms: RegistrationTerms = { pide: ["correo"], costo: "Q50" };
const mensaje = "Quiero una entrada & más.";
const chat = { telefono: "+502 0000 0000", mensaje, check: "Busca tu ticket" };

function show(change: Partial<RegistrationTerms> = {}): void {
  render(
    <SignUpForm
      terms={{ ...terms, ...change }}
      chat={chat}
      now={Date.parse("2026-03-02T10:00:00-06:00")}
      onAnswered={() => {}}
      carnetField={({ ref, fault }) => (
        <>
          <input ref={ref} aria-label="Carnet" aria-invalid={fault !== undefined} />
          {fault}
        </>
      )}
    />,
  );
}

/** Answers each request, and returns the bodies that were sent. */
function answering(...answers: Response[]): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answers.shift();
  });
  return sent;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole("button")));

function fillIn(correo = "ana@example.org"): void {
  type("Carnet", "2490-21-1");
  type("Nombre", "Ana Ixim ");
  type("Correo", correo);
}

test("of several faults only the first is spoken at once, where the focus is", async () => {
  show();
  type("Carnet", "2490-21-1");
  await send();
  const spoken = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(spoken).toEqual(["Escribe tu nombre."]);
  const correo = screen.getByLabelText("Correo");
  expect(document.getElementById(correo.getAttribute("aria-describedby") ?? "")).toBeTruthy();
});

test("after a fault that only the server knows, and a failure with the chat as another way, what was typed stays; then the number goes on to the chat", async () => {
  const faults = { nombre: "Lleva un signo que no se ve." };
  const sent = answering(
    Response.json({ ...registrationProblems.faulty, faults }, { status: 400 }),
    Response.json(registrationProblems.closed, { status: 403 }),
    Response.json({ kind: "review", number: 123, isEarlier: true }),
  );
  show();
  fillIn();
  await send();
  expect(screen.getByText(faults.nombre)).toBeTruthy();
  await send();
  expect(screen.getByRole("link", { name: "pedirla por el chat" })).toBeTruthy();
  await send();
  const signUp = { carnet: "2490-21-1", nombre: "Ana Ixim", correo: "ana@example.org" };
  expect(sent).toEqual([signUp, signUp, signUp]);
  expect(screen.getByText(/^Ya estaba guardada/)).toBeTruthy();
  const link = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  expect(link.searchParams.get("text")).toBe("Quiero una entrada & más. Inscripción 123.");
});

test("a carnet that may have its year in full is asked about once", async () => {
  const sent = answering(Response.json({ kind: "review", number: 1, isEarlier: false }));
  show({ pide: [] });
  type("Carnet", "2490-20-211045");
  type("Nombre", "Ana Ixim");
  await send();
  expect(screen.getByText(/De 2021 escribe solo 21/)).toBeTruthy();
  expect(sent).toEqual([]);
  await send();
  expect(sent).toEqual([{ carnet: "2490-20-211045", nombre: "Ana Ixim" }]);
});

test("a form that lacks a field which organisers ask for since it was opened says how to go on", async () => {
  const faults = { telefono: "Escribe tu teléfono." };
  answering(Response.json({ ...registrationProblems.faulty, faults }, { status: 400 }));
  show();
  fillIn();
  await send();
  expect(screen.getByText(/recarga la página/)).toBeTruthy();
});

test("whoever typed the carnet of another's request learns that theirs was not stored, and can correct it or ask in the chat", async () => {
  answering(Response.json({ kind: "taken", number: 7 }), Response.json({ kind: "listed" }));
  show();
  fillIn();
  await send();
  expect(screen.getByText(/La tuya no se guardó/)).toBeTruthy();
  const link = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  expect(link.searchParams.get("text")).toContain("inscripción 7");
  type("Carnet", "2490-21-2");
  await send();
  expect(screen.getByText("Ese carnet ya está inscrito.")).toBeTruthy();
  // An edition may call its look-up otherwise.
  expect(screen.getByText("Tu ticket está en «Busca tu ticket», con tu carnet.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("that a request would wait is said below the fields, which do not move, and above how to pay", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ isFull: true }));
  show({ cupo: 100, pago: "Al banco" });
  const notice = await screen.findByText(/lista de espera y todavía no paga/);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = Node;
  const place = (other: Element) => notice.compareDocumentPosition(other);
  expect(place(screen.getByLabelText("Correo"))).toBe(DOCUMENT_POSITION_PRECEDING);
  expect(place(screen.getByText("Al banco"))).toBe(DOCUMENT_POSITION_FOLLOWING);
});

test("before it opens and after it closes there is no form, and what one can do", () => {
  show({ desde: "2026-03-03T08:00:00-06:00" });
  expect(screen.getByText(/abre el martes 3 de marzo a las 8:00 AM/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  show({ hasta: "2026-03-01T20:00:00-06:00" });
  expect(screen.getByText(/cerró el domingo 1 de marzo a las 8:00 PM/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "pregunta por el chat" })).toBeTruthy();
});
