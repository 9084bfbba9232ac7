// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { inEdition } from "#site/testing/in-edition.tsx";
import { Ponentes } from "./Ponentes.tsx";

beforeEach(() => void render(<Ponentes />, inEdition()));

const trigger = () => screen.getByRole("button", { name: "Semblanza de Ana Ejemplo" });

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
