// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { ContentSources } from "#edition/files/yaml/texts-calls.ts";
import { currentDraft } from "./draft/draft.ts";
import { openDraft } from "./draft/open-draft.ts";
import { SamplesPage } from "./SectionsPage.tsx";

test("what is sample material is marked as true once, however often it is pressed", async () => {
  const empty = Object.fromEntries(contentKeys.map((key) => [key, ""])) as ContentSources;
  const edicion = "lema: Uno\ncentro: Dos\nmuestra: [lema, centro]\n";
  const preguntas = "- muestra: true\n  pregunta: ¿Qué?\n";
  const files = { ...empty, edicion, preguntas };
  await openDraft({ place: "folder", version: "1", files, photos: [] });
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
