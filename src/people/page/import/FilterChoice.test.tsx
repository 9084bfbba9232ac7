// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#testing/organiser-page.tsx";
import { FilterChoice } from "./FilterChoice.tsx";
import { ImportContext } from "./importing.ts";
import { importOf } from "./testing/import-of.ts";

test("the filter that is remembered for a form is seen also on a sheet too short to guess it", () => {
  const steps = importOf(
    "carnet,nombre,¿Pagó?\n2490-21-1,Ana,Sí\n2490-21-2,Luz,Sí\n2490-21-3,Eva,No",
  );
  const opened = { ...steps.opened, filter: { column: 2, values: ["si"] } };
  renderPart(
    <ImportContext value={{ ...steps, opened }}>
      <FilterChoice names={["carnet", "nombre", "¿Pagó?"]} />
    </ImportContext>,
  );
  expect(screen.getByRole("checkbox", { name: "Sí · 2", checked: true })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "No · 1", checked: false })).toBeTruthy();
});
