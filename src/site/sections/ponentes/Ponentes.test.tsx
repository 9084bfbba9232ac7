// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { inEdition } from "#site/testing/in-edition.tsx";
import { openBios } from "./open-bios.ts";
import { Ponentes } from "./Ponentes.tsx";

beforeEach(() => void render(<Ponentes />, inEdition()));

const trigger = () => screen.getByRole("button", { name: "Semblanza de Ana Ejemplo" });
const isOpen = () => trigger().getAttribute("aria-expanded") === "true";

it("shows badges and bio of those who have them, and nothing in the place of those who do not", () => {
  expect(screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual([
    "Ana Ejemplo",
    "Beto Muestra",
  ]);
  const badges = screen.getByRole("list", { name: "Certificaciones" });
  // A badge may name a topic's icon.
  expect(badges.querySelectorAll("li path")).not.toHaveLength(0);
  for (const badge of badges.querySelectorAll("li"))
    expect(badge.querySelector("path")).toBeTruthy();
  expect(screen.getAllByRole("button")).toEqual([trigger()]);
  const bio = document.getElementById(trigger().getAttribute("aria-controls") ?? "");
  expect(bio?.textContent).toBe("Investiga redes.");
});

it("shows three badges of many and their number, all of them in the bio, even without a text", () => {
  cleanup();
  const badges = ["Uno", "Dos", "Tres", "Cuatro", "Cinco"];
  const edition = testEdition();
  const certificaciones = badges.map((nombre) => ({ nombre, icono: "redes" }));
  const ponentes = edition.ponentes.slice(1).map((one) => ({ ...one, certificaciones }));
  render(<Ponentes />, inEdition({ ...edition, ponentes }));
  const list = screen.getByRole("list", { name: "Certificaciones" });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    "Uno",
    "Dos",
    "Tres",
    "y 2 más",
  ]);
  const bio = document.querySelector("button + p");
  expect(bio?.textContent).toContain("Uno, Dos, Tres, Cuatro y Cinco");
});

it("says whether a press keeps the bio, and lets Escape take it away", () => {
  openBios();
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(isOpen()).toBe(false);
});
