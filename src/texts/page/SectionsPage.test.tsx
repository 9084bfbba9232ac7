// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { textsWith } from "../testing/texts-with.ts";
import { currentDraft, setDraft, unchanged } from "./draft/draft.ts";
import { openDraft } from "./draft/open-draft.ts";
import { fieldsIn } from "./fields/field.ts";
import { FieldControl } from "./form/FieldControl.tsx";
import { NextEditionPage } from "./NextEditionPage.tsx";
import { SamplesPage } from "./SectionsPage.tsx";

test("what is sample material is marked as true once, however often it is pressed", async () => {
  const edicion = "lema: Uno\ncentro: Dos\nmuestra: [lema, centro]\n";
  const preguntas = "- muestra: true\n  pregunta: ¿Qué?\n";
  await openDraft(textsWith({ edicion, preguntas }));
  const { unmount } = render(<SamplesPage />);
  const boxes = screen.getAllByRole("checkbox");
  expect(boxes).toHaveLength(3);
  act(() => {
    for (const box of [...boxes, ...boxes]) fireEvent.click(box);
  });
  const { data } = currentDraft();
  expect(data.edicion).toEqual({ lema: "Uno", centro: "Dos" });
  expect(data.preguntas).toMatchObject([{ pregunta: "¿Qué?" }]);
  unmount();
});

test("a space that a phone's keyboard adds changes no number, and is no text", async () => {
  await openDraft(textsWith({ edicion: "numero: 13\ncosto: Q50\n" }));
  const fields = fieldsIn("number numero | Número\nline? costo | Costo");
  const place = { file: "edicion", at: [] } as const;
  const { unmount } = render(
    fields.map((field) => <FieldControl key={field.name} place={place} field={field} />),
  );
  fireEvent.change(screen.getByLabelText("Número"), { target: { value: "14 " } });
  fireEvent.change(screen.getByLabelText(/Costo/), { target: { value: " " } });
  const { edicion } = currentDraft().data;
  expect(edicion).toMatchObject({ numero: 14 });
  expect(edicion).not.toHaveProperty("costo");
  unmount();
});

test("a draft of the next edition is not made one of the edition after it, also once it was opened anew", () => {
  const published = unchanged(textsWith({ edicion: "numero: 13\n" }));
  setDraft({ ...published, data: { edicion: { numero: 14 } } });
  const { unmount } = render(<NextEditionPage />);
  expect(screen.getByText(/^El borrador ya es el de la edición siguiente/)).toBeTruthy();
  unmount();
});
