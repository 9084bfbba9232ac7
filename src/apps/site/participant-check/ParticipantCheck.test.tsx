// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phaseDates } from "../../../domain/phases/phase.ts";
import { phaseTexts } from "../../../domain/phases/phase-texts.ts";
import { translateTexts } from "../../../testing/translate-texts.ts";
import { beforeHydration } from "../document/early-script.ts";
import { ActionLinks } from "../parts/actions/ActionLinks.tsx";
import { testEdition } from "../testing/edition.ts";
import { ParticipantCheck } from "./ParticipantCheck.tsx";

const { edicion } = testEdition();
const actions = {
  edition: edicion.numero,
  tickets: edicion.entradas,
  dates: phaseDates(edicion),
  texts: phaseTexts(edicion),
  photos: "#sede",
  directions: "#sede",
};
const event = {
  editionNumber: edicion.numero,
  title: edicion.titulo,
  day: "Sábado 4 de octubre",
  date: "4 de octubre de 2025",
  time: "8:00 AM",
  place: edicion.lugar.nombre,
  calendar: "https://calendar.google.com/",
};
const carnet = "2490-21-104512";

/** The pending request, and functions that answer it. */
let asked: {
  signal: AbortSignal;
  answer(response: Response): Promise<void>;
  lose(): Promise<void>;
}[];

beforeEach(() => {
  asked = [];
  beforeHydration(
    [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    "aviso",
    "tickets",
  );
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Two weeks before the event: after it the page offers no ticket.
  vi.setSystemTime("2025-09-20T09:30:00-06:00");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = deferred<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    asked.push({
      signal,
      answer: (response) => act(async () => resolve(response)),
      lose: () => act(async () => reject(new TypeError("Failed to fetch"))),
    });
    return promise;
  });
  render(
    <>
      <ActionLinks {...actions} />
      <ParticipantCheck
        actions={actions}
        carnet={edicion.carnet}
        event={event}
        help="¿Y {carnet}?"
      />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((res, rej) => {
    resolve = res;
    reject = rej;
  });
  return { promise, resolve, reject };
}

const dialog = () =>
  screen.getByRole<HTMLDialogElement>("dialog", {
    name: "Valida tu registro ingresando tu carnet",
  });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Carnet" });
const button = () => screen.getByRole("button", { name: /^Valid(ar|ando…)$/ });
const result = () => dialog().querySelector("[aria-live]")?.textContent ?? "";

async function send(value = carnet): Promise<void> {
  field().value = value;
  await act(async () => fireEvent.click(button()));
}
const answer = (value: unknown) => asked.at(-1)?.answer(Response.json(value));

it("asks nothing of an empty field and puts the focus there", async () => {
  expect(dialog().open).toBe(true);
  await send("");
  expect(asked).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(result()).toBe("");
});

it("shows each answer whole on a page that the browser translates", async () => {
  translateTexts(dialog());
  await send("2490");
  await asked.at(-1)?.answer(new Response(null, { status: 429, headers: { "retry-after": "30" } }));
  expect(result()).toMatch(/Desde esta red.*30 segundos/);
  await send("2490");
  expect(result()).toBe("Buscando tu carnet en el registro…");
  await asked.at(-1)?.answer(new Response(null, { status: 503 }));
  expect(result()).toMatch(/^El registro está ocupado.*segundos/);
  await send();
  await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
  expect(result()).toMatch(/¡Felicidades, Ana!.*No. Ticket 7/);
  await send("2490-21-2");
  await answer({ participant: { nombre: "Beto", numeroTicket: "8" } });
  expect(result()).toMatch(/¡Felicidades, Beto!.*No. Ticket 8/);
});

it("says that it is asking, and asks once however often one presses", async () => {
  await send();
  await send();
  expect(asked).toHaveLength(1);
  expect(button().textContent).toBe("Validando…");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(result()).toBe("Buscando tu carnet en el registro…");
});

it("congratulates a registered participant by name and gives the ticket", async () => {
  await send();
  await answer({ participant: { nombre: "Ana Ejemplo", numeroTicket: "042" } });
  expect(result()).toContain("¡Felicidades, Ana Ejemplo!");
  expect(result()).toContain("Tu carnet está registrado.");
  expect(result()).not.toContain(carnet);
  expect(result()).toContain("Tienes asignado el No. Ticket 042");
  expect(button().textContent).toBe("Validar");
});

it("says first how many digits an incomplete carnet lacks, keeps the focus, and offers the ticket last", async () => {
  await send("2490-2");
  expect(document.activeElement).toBe(field());
  await answer({ participant: null });
  expect(result()).toMatch(
    /^No encontramos tu registro\. Faltan al menos 2 dígitos .*2490-2_-______.*consigue tu entrada aquí\.$/,
  );
  expect(document.activeElement).toBe(field());
  await send("2490-21");
  await answer({ participant: null });
  expect(result()).toContain("Falta al menos 1 dígito al final de tu carnet: 2490-21-______");
});

it("shows a found ticket before the field, and the field first again once the carnet is edited", async () => {
  const isFirst = () =>
    field().compareDocumentPosition(dialog().querySelector("[aria-live]") ?? field()) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isFirst()).toBe(true);
  await send();
  await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
  expect(isFirst()).toBe(false);
  field().focus();
  fireEvent.input(field(), { target: { value: "2490-21" } });
  expect([isFirst(), document.activeElement]).toEqual([true, field()]);
});

it("invites whom it does not know to get a ticket, and stays open", async () => {
  await send();
  await answer({ participant: null });
  expect(result()).toMatch(/^No encontramos tu registro/);
  const link = screen.getByRole("link", { name: "consigue tu entrada aquí" });
  expect(link.getAttribute("href")).toContain("50200000000");
  expect(dialog().open).toBe(true);
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
    ["is busy for no known time", () => refuse(503), "Intenta de nuevo en unos segundos."],
    [
      "refuses more",
      () => refuse(429, "170"),
      "Desde esta red se hicieron demasiadas consultas. Intenta de nuevo en 3 minutos.",
    ],
    ["refuses more for a moment", () => refuse(429, "1"), "Intenta de nuevo en 1 segundo."],
    ["refuses more for no known time", () => refuse(429), "Intenta de nuevo en unos minutos."],
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

  it("without a connection is reported", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await send();
    await asked[0]?.lose();
    expect(result()).toContain("No tienes conexión a internet");
  });

  it("to answer in 10 seconds is reported", async () => {
    vi.useFakeTimers();
    await send();
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(result()).toContain("no respondió en 10 segundos");
  });
});

it("takes the answer away as soon as the carnet is edited", async () => {
  await send();
  await answer({ participant: null });
  fireEvent.input(field(), { target: { value: "2490-21" } });
  expect(result()).toBe("");
});

it("clears field and answer, and drops an open question's outcome, when it is closed", async () => {
  await send();
  act(() => dialog().close());
  await answer({ participant: null });
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  expect(field().value).toBe("");
  expect(result()).toBe("");
});
