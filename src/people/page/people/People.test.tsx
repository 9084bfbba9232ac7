// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#testing/render-part.tsx";
import { People } from "./People.tsx";

test("an optional column is a column of the page if somebody has it", () => {
  const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1", correo: "a@b.test" };
  renderPart(<People />, { people: [ana] });
  expect(screen.getByRole("columnheader", { name: "Correo" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "a@b.test" })).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Teléfono" })).toBeNull();
});
