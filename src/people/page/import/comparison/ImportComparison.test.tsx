// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#testing/organiser-page.tsx";
import { ImportContext } from "../importing.ts";
import { importOf } from "../testing/import-of.ts";
import { ImportComparison } from "./ImportComparison.tsx";

test("who changes in an optional column alone is shown with the values before and after", () => {
  const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "1" };
  const people = [{ ...ana, correo: "ana@example.org", telefono: "5555 0001" }];
  const list = "carnet,nombre,ticket,correo,teléfono\n2490-21-1,Ana Paz,1,,5555 0002\n";
  renderPart(
    <ImportContext value={importOf(list, people)}>
      <ImportComparison />
    </ImportContext>,
    { people },
  );
  expect(screen.getByText("Correo:").textContent).toBe("Correo: ana@example.org sin dato");
  expect(screen.getByText("Teléfono:").textContent).toBe("Teléfono: 5555 0001 5555 0002");
});
