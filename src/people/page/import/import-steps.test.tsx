// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { noEdits } from "#people/files/draft/draft.ts";
import { columnNames } from "#people/files/draft/mapping.ts";
import { check, sheetsOf } from "#people/files/testing/check-rows.ts";
import { leaveFor } from "#platform/browser/ask-before-leaving.ts";
import { carnets } from "#testing/carnets.ts";
import { renderPart } from "#testing/organiser-page.tsx";
import { changeUnsaved, readStoredImport } from "../unsaved.ts";
import { ChooseSource } from "./ChooseSource.tsx";
import { FilterChoice } from "./FilterChoice.tsx";
import { ImportContext, isAssigned, open } from "./importing.ts";
import { rememberChoices } from "./remembered-choices.ts";
import { importOf } from "./testing/import-of.ts";

test("of several files that are dropped none is read in silence", async () => {
  renderPart(<ChooseSource importing={{ opened: null, pasted: null }} />);
  const files = ["sabado.csv", "domingo.csv"].map((name) => new File(["x"], name));
  fireEvent.drop(screen.getByRole("region", { name: "Archivo" }), { dataTransfer: { files } });
  expect(await screen.findByText(/«domingo.csv»/)).toBeTruthy();
});

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

const opened = () => ({
  ...importOf("carnet,nombre\n2490-21-1,Ana\n2490-21-2,Luz\n").opened,
  edits: { ...noEdits, typed: { 2: { nombre: "Ana Paz" } } },
});

test("a sheet that only speaks of carnets and names is not taken for the list", () => {
  const texts = [
    "Llene la hoja con carnet y nombre",
    '"Columnas:"\n"carnet,nombre"\n"Llene todo"',
    "carnet,nombre\n2490-21-1,Ana",
  ];
  const sheets = texts.flatMap(sheetsOf);
  expect(open("lista.xlsx", sheets, carnets)?.sheet).toBe(sheets[2]);
});

test("a list of speakers without a column of carnets is one, and comes after one with carnets", () => {
  const texts = ["Ponencia,Sala\nRedes,A", "Nombre,Tipo\nRosa Xol,Ponente\nEva Paz,Asistente"];
  const sheets = [...texts, "carnet,nombre\n2490-21-1,Ana"].flatMap(sheetsOf);
  expect(open("libro.xlsx", sheets, carnets)?.sheet).toBe(sheets[2]);
  const speakers = open("libro.xlsx", sheets.slice(0, 2), carnets);
  if (speakers === null) throw new Error("No list was opened");
  const draft = check(speakers.sheet, speakers);
  expect(isAssigned(speakers, draft)).toBe(true);
  expect(isAssigned(speakers, { ...draft, rows: draft.rows.slice(1) })).toBe(false);
  expect(draft.rows).toMatchObject([
    { status: "listed", values: { nombre: "Rosa Xol", tipo: "ponente" } },
    { status: "faulty", faults: [{ field: "carnet", reason: { kind: "missing" } }] },
  ]);
});

test("rows without a header are read by their values, not as the ones before them were", () => {
  const read = (text: string) => open("Filas pegadas", sheetsOf(text), carnets);
  const before = read("2490-21-1,Ana Paz\n2490-21-2,Luz Coc");
  if (before === null) throw new Error("The rows have no sheet");
  rememberChoices(columnNames(before.sheet.rows, before.mapping), before);
  expect(read("Eva Xol,2490-21-3")?.mapping).toMatchObject({ carnet: 1, nombre: [0] });
});

const goesAway = {
  hidden() {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
  },
  left: () => dispatchEvent(new Event("pagehide")),
};

test.each(Object.entries(goesAway))(
  "an import is stored with its choices and edits when the tab is %s, until it ends or another build reads it",
  (_, goAway) => {
    const importing = { pasted: null, opened: opened() };
    changeUnsaved({ importing });
    goAway();
    expect(readStoredImport()).toEqual(importing);
    const [[key, kept] = ["", ""]] = Object.entries({ ...sessionStorage });
    for (const other of [kept.replace("unsaved", "older"), "{", "7"]) {
      sessionStorage.setItem(key, other);
      expect(readStoredImport()).toBeNull();
    }
    changeUnsaved({ importing: null });
    expect(sessionStorage).toHaveLength(0);
  },
);

test("whoever leaves with «Salir» leaves no import behind", () => {
  changeUnsaved({ importing: { pasted: null, opened: opened() } });
  leaveFor("#");
  for (const goAway of Object.values(goesAway)) goAway();
  expect(sessionStorage).toHaveLength(0);
});
