// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { checkDraft } from "#people/files/draft/check-draft.ts";
import { openPasted } from "#people/files/open-list.ts";
import { carnets } from "#testing/carnets.ts";
import { renderPart } from "#testing/render-part.tsx";
import { ImportContext, open } from "../importing.ts";
import { ImportComparison } from "./ImportComparison.tsx";

test("who changes in an optional column alone is shown with the values before and after", () => {
  const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "1" };
  const people = [{ ...ana, correo: "ana@example.org", telefono: "5555 0001" }];
  const reading = openPasted(
    "carnet,nombre,ticket,correo,teléfono\n2490-21-1,Ana Paz,1,,5555 0002\n",
  );
  if (reading.kind !== "sheets") throw new Error(reading.message);
  const opened = open("lista.csv", reading.sheets, carnets);
  if (opened === null) throw new Error("No sheet");
  const registered = { people: new Map([[ana.carnet, people[0] ?? ana]]), corrections: [] };
  const draft = checkDraft(opened.sheet, opened, registered, carnets);
  const change = () => {};
  const steps = { opened, draft, isSettled: true, change, edit: change };
  renderPart(
    <ImportContext value={{ ...steps, corrections: { lines: [] } }}>
      <ImportComparison />
    </ImportContext>,
    { people },
  );
  expect(screen.getByText("Correo:").textContent).toBe("Correo: ana@example.org sin dato");
  expect(screen.getByText("Teléfono:").textContent).toBe("Teléfono: 5555 0001 5555 0002");
});
