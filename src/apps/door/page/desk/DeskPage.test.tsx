// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { translateTexts } from "../../../../testing/translate-texts.ts";
import { fresh } from "../../keep/door-database.ts";
import { Observable } from "../../shift/observable.ts";
import { Shift } from "../../shift/shift.ts";
import type { ShiftState } from "../../shift/shift-state.ts";
import { MemoryPhone } from "../../testing/memory-phone.ts";
import { DeskPage } from "./DeskPage.tsx";

const people = [
  { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "11" },
  { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "12" },
];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ state, shift }: { state: Observable<ShiftState>; shift: Shift }) {
  const shown = useSyncExternalStore(state.subscribe, state.get);
  return shown.kind === "working" ? <DeskPage desk={shown.desk} shift={shift} /> : null;
}

/** A shift with these people, and its state. */
async function begin() {
  const until = Date.now() + 3_600_000;
  const state = new Observable<ShiftState>({ kind: "opening" });
  const kept = {
    shift: { ...fresh, secret: "", door: "Norte", until, clock: null, input: "keyboard" as const },
    list: { listVersion: "", position: 0, people },
    log: [],
    own: [],
  };
  const shift = new Shift(new MemoryPhone(), { ...kept, isStored: false }, state);
  await shift.begin();
  return { shift, state };
}

test("an answer stays while one of its buttons has the focus", async () => {
  const { shift, state } = await begin();
  render(<Page state={state} shift={shift} />);
  vi.useFakeTimers();
  await act(() => shift.scan("2490-21-1"));
  const go = screen.getByRole("button", { name: "Seguir" });
  act(() => go.focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByLabelText("Respuesta")).toBeDefined();
  act(() => {
    go.blur();
    vi.advanceTimersByTime(0);
  });
  expect(screen.queryByLabelText("Respuesta")).toBeNull();
  vi.useRealTimers();
  shift.stop();
});

test("people found are counted, and Enter with several asks to choose", async () => {
  const more = { carnet: "2490-21-3", nombre: "Ana Luz", numeroTicket: "13" };
  people.push(more);
  const { shift, state } = await begin();
  people.pop();
  render(<Page state={state} shift={shift} />);
  const field = screen.getByLabelText("Carnet o nombre");
  fireEvent.change(field, { target: { value: "an" } });
  const heard = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(heard()).toContain("2 personas");
  fireEvent.submit(field);
  expect(heard()).toContain("2 personas: elige a quien entra.");
  fireEvent.change(field, { target: { value: "ana l" } });
  expect(heard()).toContain("1 persona");
  shift.stop();
});

test("a page that the browser translates shows each person with their own ticket, and correct counts", async () => {
  const { shift, state } = await begin();
  translateTexts(render(<Page state={state} shift={shift} />).container);
  const text = (role: string) => screen.getAllByRole(role)[0]?.textContent;
  // Translators change the page after React has.
  const scan = (carnet: string) => act(() => shift.scan(carnet));
  for (const [row, { carnet, nombre, numeroTicket }] of people.entries()) {
    await scan(carnet);
    expect(screen.getByLabelText("Respuesta").textContent).toContain(
      `${nombre}Ticket ${numeroTicket}`,
    );
    expect(text("banner")).toContain(`${row + 1} de 2`);
    expect(text("banner")).toContain(`· ${row + 1} sin enviar`);
    act(() => shift.clear());
    expect(screen.getByText(`Deshacer la última: ${nombre}`)).toBeDefined();
  }
  await scan("2490'21'1");
  expect(screen.getByLabelText("Respuesta").textContent).toContain("por NorteAna");
  await act(() => shift.undo());
  act(() => shift.clear());
  expect(text("banner")).toContain("1 de 2");
  shift.stop();
});

test("a browser that refuses to vibrate still answers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("navigator", {
    vibrate() {
      throw new DOMException("Refused", "SecurityError");
    },
  });
  const { shift, state } = await begin();
  render(<Page state={state} shift={shift} />);
  await act(() => shift.scan("2490-21-1"));
  expect(screen.getByLabelText("Respuesta").textContent).toContain("Ana");
  await act(() => shift.scan("2490-21-2"));
  expect(screen.getByLabelText("Respuesta").textContent).toContain("Beto");
  shift.stop();
  vi.restoreAllMocks();
});

test("a form with faults puts the focus in the first field that has one", async () => {
  const { shift, state } = await begin();
  render(<Page state={state} shift={shift} />);
  fireEvent.click(screen.getByRole("button", { name: /^Agregar/ }));
  const add = screen.getByRole("button", { name: "Agregar y dejar entrar" });
  fireEvent.change(screen.getByLabelText("Carnet"), { target: { value: "2490-21-9" } });
  for (const _press of ["first", "second"]) {
    act(() => add.focus());
    fireEvent.click(add);
    expect(document.activeElement).toBe(screen.getByLabelText("Nombre"));
  }
  shift.stop();
});
