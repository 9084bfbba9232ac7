// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { check } from "#people/files/testing/check-rows.ts";
import { ImportContext, type Opened } from "../importing.ts";
import { importOf } from "../testing/import-of.ts";
import { FixRows } from "./FixRows.tsx";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const focused = () => document.activeElement?.getAttribute("aria-label");

test.each([
  ["JosÈ Paz", "Usar los 2 nombres propuestos"],
  ["#N/A", "Dejar fuera las 2"],
  ["José Paz,,", "Están bien así las 2"],
])(
  "of two rows with %s, «%s» removes itself and gives the focus to the heading",
  (nombre, name) => {
    render(<Import nombre={nombre} />);
    press(name);
    expect(screen.queryByRole("button", { name })).toBeNull();
    const heading = screen.getByRole("heading", { name: "Todo está arreglado" });
    expect(document.activeElement).toBe(heading);
  },
);

test("a row's button that removes itself gives the focus to one that the row still has", () => {
  render(<Import nombre="JosÈ Paz" />);
  press("Dejar fuera la fila 2");
  expect(focused()).toBe("Volver la fila 2 a como la trae la hoja");
  // It is a doubt again.
  press("Volver la fila 2 a como la trae la hoja");
  expect(focused()).toBe("Dejar fuera la fila 2");
  press("Corregir la fila 2");
  press("Dejar fuera la fila 2");
  expect(focused()).toBe("Volver la fila 2 a como la trae la hoja");
});

test("a row that is faulty again gives the focus to its last button, not to a proposal", () => {
  render(<Import nombre="Eva Xol" carnet="21-104507" />);
  press("Dejar fuera la fila 2");
  press("Volver la fila 2 a como la trae la hoja");
  expect(focused()).toBe("Dejar fuera la fila 2");
});

test("whose carnet says that there is none may be a speaker, which is written beside it", () => {
  render(<Import nombre="Eva Xol" carnet="Externo" />);
  fireEvent.change(screen.getByLabelText("Tipo"), { target: { value: "Ponente" } });
  expect(screen.getByRole("heading", { name: "Todo está arreglado" })).toBeTruthy();
});

function Import({ nombre, carnet = "2490-21-1" }: { nombre: string; carnet?: string }) {
  const steps = importOf(`carnet,nombre,ticket\n${carnet},${nombre},1\n2490-21-2,${nombre},2\n`);
  const [opened, change] = useState<Opened>(steps.opened);
  const draft = check(opened.sheet, opened);
  const edit = (edits: Opened["edits"]) => change({ ...opened, edits });
  return (
    <ImportContext value={{ ...steps, opened, draft, change, edit }}>
      <FixRows />
    </ImportContext>
  );
}
