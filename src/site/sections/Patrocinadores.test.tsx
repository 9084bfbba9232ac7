// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testEdition } from "../testing/edition.ts";
import { inEdition } from "../testing/in-edition.tsx";
import { Patrocinadores } from "./Patrocinadores.tsx";

const wide = { file: "a.webp", width: 600, height: 100 };
const square = { file: "b.webp", width: 200, height: 200 };

it("shows each level in the order of the file, the first much larger, those without a level last, and marks paid links", () => {
  render(
    <Patrocinadores />,
    inEdition({
      ...testEdition(),
      patrocinadores: [
        { nombre: "Sin nivel" },
        { nombre: "Uno", nivel: "Oro", logo: "uno.svg", enlace: "https://uno.example.org/" },
        { nombre: "Dos", nivel: "Plata", logo: "dos.svg" },
        { nombre: "Tres", nivel: "Oro", logo: "tres.svg" },
      ],
      drawn: { sponsors: { "uno.svg": wide, "tres.svg": square, "dos.svg": square } },
    }),
  );
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Oro", "Plata"]);
  const names = screen.getAllByRole("listitem").map((item) => {
    const picture = item.querySelector("img");
    return picture?.alt ?? item.textContent;
  });
  expect(names).toEqual(["Uno", "Tres", "Dos", "Sin nivel"]);
  const [, gold, silver] = screen
    .getAllByRole("img")
    .map((mark) => Number(mark.getAttribute("width")));
  expect((gold ?? 0) / (silver ?? 1)).toBeGreaterThan(1.5);
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
    "https://uno.example.org/",
    "sponsored",
  ]);
});
