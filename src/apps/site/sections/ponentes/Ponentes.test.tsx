// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testEdition } from "../../testing/edition.ts";
import { Ponentes } from "./Ponentes.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  render(<Ponentes {...testEdition()} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const trigger = () => screen.getByRole("button", { name: "Semblanza de Ana Ejemplo" });
/** The state by which the styles show the bio: `auto` is on hover and focus. */
const state = () => trigger().parentElement?.dataset.state;

it("shows badges and bio of those who have them, and nothing in the place of those who do not", () => {
  expect(screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual([
    "Ana Ejemplo",
    "Beto Muestra",
  ]);
  expect(screen.getAllByRole("list", { name: "Certificaciones" })).toHaveLength(1);
  expect(screen.getAllByRole("button")).toEqual([trigger()]);
  const bio = document.getElementById(trigger().getAttribute("aria-controls") ?? "");
  expect(bio?.textContent).toBe("Ana EjemploInvestiga redes.");
});

it("pins the bio with a tap and takes it away with the next", () => {
  expect(state()).toBe("auto");
  fireEvent.click(trigger());
  expect([state(), trigger().getAttribute("aria-expanded")]).toEqual(["open", "true"]);
  fireEvent.click(trigger());
  expect([state(), trigger().getAttribute("aria-expanded")]).toEqual(["dismissed", "false"]);
});

it.each([
  ["the pointer leaves", () => fireEvent.pointerLeave(trigger())],
  ["the focus leaves", () => fireEvent.blur(trigger())],
])("takes the bio away with Escape until %s", (_what, leave) => {
  fireEvent.focus(trigger());
  expect(state()).toBe("auto");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(state()).toBe("dismissed");
  leave();
  expect(state()).toBe("auto");
});
