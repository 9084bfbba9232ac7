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
  const levels = screen.getAllByRole("heading", { level: 3 });
  expect(levels.map(({ textContent }) => textContent)).toEqual(["Oro", "Plata"]);
  const items = screen.getAllByRole("listitem");
  const names = items.map((item) => item.querySelector("img")?.alt ?? item.textContent);
  expect(names).toEqual(["Uno", "Tres", "Dos", "Sin nivel"]);
  const [, gold, silver] = screen.getAllByRole<HTMLImageElement>("img");
  expect((gold?.width ?? 0) / (silver?.width ?? 1)).toBeGreaterThan(1.5);
  const link = { href: "https://uno.example.org/", rel: "sponsored" };
  expect(screen.getByRole("link")).toMatchObject(link);
});
