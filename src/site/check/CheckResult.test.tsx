// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { savedTicketsKey } from "#site/phase/saved-tickets.ts";
import { testEdition } from "#site/testing/edition.ts";
import { translateTexts } from "#testing/translate-texts.ts";
import {
  answer,
  asked,
  button,
  carnet,
  dialog,
  field,
  openCheck,
  paragraphs,
  result,
  send,
} from "./testing/open-check.tsx";

const { edicion } = testEdition();

openCheck();

it("shows each answer whole on a page that the browser translates", async () => {
  translateTexts(dialog());
  await send("2490");
  await asked.at(-1)?.answer(new Response(null, { status: 429, headers: { "retry-after": "30" } }));
  expect(result()).toMatch(/Desde esta red.*30 segundos/);
  await send("2490");
  expect(result()).toBe("Buscando tu carnet en el registro…");
  await asked.at(-1)?.answer(new Response(null, { status: 503 }));
  expect(result()).toMatch(/^El registro está ocupado/);
  await send();
  await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
  expect(paragraphs()).toEqual([
    "¡Felicidades, Ana!",
    "Tu carnet está registrado. Ya eres parte de la convención.",
    "Tienes asignado el No. Ticket 7",
    edicion.titulo,
    "Sábado 4 de octubre, 8:00 AM",
    edicion.lugar.nombre,
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Consulta otro carnet" }));
  await send("2490-21-2");
  await answer({ participant: { nombre: "Beto", numeroTicket: "8" } });
  expect(result()).toMatch(/¡Felicidades, Beto!.*No. Ticket 8/);
});

it("shows each answer as one group, of which Orca says all, or as a ticket with the focus", async () => {
  const region = () => dialog().querySelector("[aria-live]");
  for (const outcome of [
    () => answer({ participant: null }),
    () => asked.at(-1)?.answer(new Response(null, { status: 503 })),
  ]) {
    await send();
    await outcome();
    expect([...(region()?.children ?? [])].map(({ role }) => role)).toEqual(["group"]);
    expect(region()?.getAttribute("aria-live")).toBe("polite");
  }
  await send();
  await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
  expect(region()?.getAttribute("aria-live")).toBe("off");
  const ticket = screen.getByRole("article", { name: "¡Felicidades, Ana!" });
  expect(document.activeElement).toBe(ticket);
  const said = ticket.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(said.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(/7$/);
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

describe("a failure", () => {
  const refuse = (status: number, after?: string) => {
    const headers = after === undefined ? undefined : { "retry-after": after };
    return asked[0]?.answer(new Response("", headers ? { status, headers } : { status }));
  };

  it.each([
    [
      "is busy",
      () => refuse(503, "5"),
      "El registro está ocupado en este momento. Intenta de nuevo en 5 segundos.",
    ],
    ["is busy for no known time", () => refuse(503), "Intenta de nuevo en un momento."],
    [
      "refuses more",
      () => refuse(429, "170"),
      "Desde esta red se hicieron demasiadas consultas. Intenta de nuevo en 3 minutos.",
    ],
    ["refuses more for a moment", () => refuse(429, "1"), "Intenta de nuevo en 1 segundo."],
    ["answers nonsense", () => asked[0]?.answer(new Response("<html>")), "No pudimos consultar"],
  ])(
    "of a registry that %s keeps the carnet, and can be tried again",
    async (_what, fail, text) => {
      await send();
      await fail();
      expect(result()).toContain(text);
      expect(field().value).toBe(carnet);
      await act(async () => fireEvent.click(button()));
      await answer({ participant: null });
      expect(result()).toContain("No encontramos");
    },
  );

  it("to answer in 10 seconds is reported", async () => {
    vi.useFakeTimers();
    await send();
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(result()).toContain("no respondió a tiempo");
  });
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
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  expect(field().value).toBe("");
  expect(result()).toBe("");
});

it("shows on opening the ticket that another tab has saved meanwhile", async () => {
  act(() => dialog().close());
  const ticket = { carnet, nombre: "Ana", numeroTicket: "7", edition: edicion.numero };
  localStorage.setItem(savedTicketsKey, JSON.stringify([ticket]));
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  fireEvent.focusIn(dialog());
  expect(await screen.findByRole("article", { name: "¡Felicidades, Ana!" })).toBeDefined();
});

it("takes away the pass once the event is over, and proposes none to a browser that stores no ticket", async () => {
  await send();
  await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
  fireEvent.click(await screen.findByRole("button", { name: "Muestra tu pase" }));
  expect(screen.getByRole("button", { name: "Oculta tu pase" })).toBeDefined();
  vi.setSystemTime("2025-10-05T09:00:00-06:00");
  const setItem = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  fireEvent.click(screen.getByRole("button", { name: "Guárdalo en este dispositivo" }));
  expect(screen.getByRole("alert").textContent).not.toMatch(/pase/);
  expect(dialog().textContent).not.toMatch(/pase/);
});
