// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ActionLinks } from "#site/parts/ActionLinks.tsx";
import { savedTicketsKey } from "#site/phase/saved-tickets.ts";
import { answerPresses } from "#site/shell/early-script.ts";
import { testEdition } from "#site/testing/edition.ts";
import { inEdition } from "#site/testing/in-edition.tsx";
import { translateTexts } from "#testing/translate-texts.ts";
import { ParticipantCheck } from "./ParticipantCheck.tsx";

const { edicion } = testEdition();
const carnet = "2490-21-104512";
const ana = { nombre: "Ana", numeroTicket: "7" };

/** Answers the requests so far. */
const asked: ((response: Response) => Promise<void>)[] = [];

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Carnet" });
const button = () => screen.getByRole("button", { name: /^Valid(ar|ando…)$/ });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const open = () => press("Valida tu registro");
/** The paragraphs of the answer, which screen readers say one by one. */
const paragraphs = () =>
  [...dialog().querySelectorAll("[aria-live] p")].map(({ textContent }) => textContent ?? "");
const result = () => paragraphs().join(" ");
const said = (response: Response) => asked.at(-1)?.(response);
const answer = (value: unknown) => said(Response.json(value));
const refuse = (status: number, after?: string) =>
  said(new Response("", { status, headers: after === undefined ? {} : { "retry-after": after } }));

async function send(value = carnet): Promise<void> {
  field().value = value;
  await act(async () => fireEvent.click(button()));
}

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answerPresses();
  // Two weeks before the event: after it the page offers no ticket.
  vi.setSystemTime("2025-09-20T09:30:00-06:00");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        asked.push((response) => act(async () => resolve(response)));
      }),
  );
  render(
    <>
      <ActionLinks />
      <ParticipantCheck />
    </>,
    inEdition(),
  );
  open();
});

it("shows each answer whole on a page that the browser translates", async () => {
  translateTexts(dialog());
  await send("2490");
  await refuse(429, "30");
  expect(result()).toMatch(/Desde esta red.*30 segundos/);
  await send("2490");
  expect(result()).toBe("Buscando tu carnet en el registro…");
  await refuse(503);
  expect(result()).toMatch(/^El registro está ocupado/);
  await send();
  await answer({ participant: ana });
  expect(paragraphs()).toEqual([
    "¡Felicidades, Ana!",
    "Tu carnet está registrado. Ya eres parte de la convención.",
    "Tienes asignado el No. Ticket 7",
    edicion.titulo,
    "Sábado 4 de octubre, 8:00 AM",
    edicion.lugar.nombre,
  ]);
  press("Consulta otro carnet");
  await send("2490-21-2");
  await answer({ participant: { nombre: "Beto", numeroTicket: "8" } });
  expect(result()).toMatch(/¡Felicidades, Beto!.*No. Ticket 8/);
});

it("shows each answer as one group, of which Orca says all, or as a ticket with the focus", async () => {
  const region = () => dialog().querySelector("[aria-live]");
  for (const outcome of [() => answer({ participant: null }), () => refuse(503)]) {
    await send();
    await outcome();
    expect([...(region()?.children ?? [])].map(({ role }) => role)).toEqual(["group"]);
    expect(region()?.getAttribute("aria-live")).toBe("polite");
  }
  await send();
  await answer({ participant: ana });
  expect(region()?.getAttribute("aria-live")).toBe("off");
  const ticket = screen.getByRole("article", { name: "¡Felicidades, Ana!" });
  expect(document.activeElement).toBe(ticket);
  const described = ticket.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(/7$/);
});

it("says first how many digits an incomplete carnet lacks, keeps the focus, and offers the ticket last, each in a paragraph", async () => {
  await send("2490-2");
  expect(document.activeElement).toBe(field());
  await answer({ participant: null });
  expect(paragraphs()).toEqual([
    "No encontramos tu registro: tu carnet está incompleto.",
    "Faltan 7 dígitos al final:",
    "2490-2_-______",
    "Complétalo y presiona Validar.",
    "Si aún no tienes entrada, consigue tu entrada aquí.",
  ]);
  expect(document.activeElement).toBe(field());
  await send("2490-21");
  await answer({ participant: null });
  expect(result()).toContain("Faltan 6 dígitos al final: 2490-21-______");
});

it("says how a year is written to whoever is not found and may have typed all of it", async () => {
  await send("2490-2024-9999");
  await answer({ participant: null });
  expect(paragraphs()[1]).toBe("¿Escribiste el año completo? De 2024 escribe solo 24.");
  await send("2490-20-8734");
  await answer({ participant: null });
  expect(result()).not.toContain("año");
});

it.each([
  ["is busy", () => refuse(503, "5"), /^El registro está ocupado.* de nuevo en 5 segundos\.$/],
  ["is busy for no known time", () => refuse(503), /Intenta de nuevo en un momento\./],
  ["refuses more", () => refuse(429, "170"), /^Desde esta red .* demasiadas .* en 3 minutos\.$/],
  ["refuses more for a moment", () => refuse(429, "1"), /Intenta de nuevo en 1 segundo\./],
  ["answers nonsense", () => said(new Response("<html>")), /No pudimos consultar/],
  ["has no ticket", () => answer({ participant: { nombre: "Ana" } }), /No pudimos consultar/],
  ["is silent", () => act(async () => vi.advanceTimersByTime(10_000)), /no respondió a tiempo/],
])("a registry that %s is said; the carnet stays, and can be sent again", async (_, fail, text) => {
  vi.useFakeTimers();
  await send();
  await fail();
  expect(result()).toMatch(text);
  expect(field().value).toBe(carnet);
  await act(async () => fireEvent.click(button()));
  await answer({ participant: null });
  expect(result()).toContain("No encontramos");
});

it("shows that a look-up is running, sends one however often the button is pressed, and clears the field and ignores the answer when it is closed", async () => {
  await send();
  await send();
  expect(asked).toHaveLength(1);
  expect(button().textContent).toBe("Validando…");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(result()).toBe("Buscando tu carnet en el registro…");
  act(() => dialog().close());
  await answer({ participant: null });
  open();
  expect(field().value).toBe("");
  expect(result()).toBe("");
});

it("shows on opening the ticket that another tab has saved meanwhile", async () => {
  act(() => dialog().close());
  const ticket = { carnet, ...ana, edition: edicion.numero };
  localStorage.setItem(savedTicketsKey, JSON.stringify([ticket]));
  open();
  fireEvent.focusIn(dialog());
  expect(await screen.findByRole("article", { name: "¡Felicidades, Ana!" })).toBeDefined();
});

it("takes away the pass once the event is over, and proposes none to a browser that stores no ticket", async () => {
  await send();
  await answer({ participant: ana });
  fireEvent.click(await screen.findByRole("button", { name: "Muestra tu pase" }));
  expect(screen.getByRole("button", { name: "Oculta tu pase" })).toBeDefined();
  vi.setSystemTime("2025-10-05T09:00:00-06:00");
  const setItem = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  press("Guárdalo en este dispositivo");
  expect(screen.getByRole("alert").textContent).not.toMatch(/pase/);
  expect(dialog().textContent).not.toMatch(/pase/);
});
