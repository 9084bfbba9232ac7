// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { noEdits } from "#people/files/draft/draft.ts";
import { listQuery } from "#people/page/list.ts";
import { changeUnsaved, currentUnsaved } from "#people/page/unsaved.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answeringLate, peopleAnswer, press, renderPart } from "#testing/organiser-page.tsx";
import { ImportContext, type ImportSteps } from "../importing.ts";
import { importOf } from "../testing/import-of.ts";
import { SaveBar } from "./SaveBar.tsx";

const people = [{ carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" }];
const list = "carnet,nombre,ticket\n2490-21-2,Luz,2\n";
const bar = (steps: ImportSteps) => (
  <ImportContext value={steps}>
    <SaveBar />
  </ImportContext>
);

test("a press while the last edit is being compared asks about those who leave once it is", () => {
  const { opened, ...rest } = importOf(list, people);
  const steps = { ...rest, opened: { ...opened, mode: "replace" as const } };
  const page = renderPart(bar({ ...steps, isSettled: false }), { people });
  fireEvent.click(screen.getByRole("button", { name: /Guardar/ }));
  expect(screen.getByRole("button", { name: "Comparando…" })).toBeTruthy();
  expect(screen.queryByText(/¿Quitar a/)).toBeNull();
  page.rerender(bar(steps));
  expect(screen.getByText(/¿Quitar a/)).toBeTruthy();
});

test("a row that is corrected while the import is being saved stays to be saved", async () => {
  const { answer } = answeringLate(peopleAnswer(people), { version: "2" });
  const client = new QueryClient();
  client.setQueryData(listQuery.queryKey, peopleAnswer(people));
  const steps = importOf(list, people);
  changeUnsaved({ importing: { pasted: null, opened: steps.opened } });
  renderPart(bar(steps), { people, client });
  await press(/^Guardar/);
  const edits = { ...noEdits, typed: { 2: { nombre: "Luz Paz" } } };
  changeUnsaved({ importing: { pasted: null, opened: { ...steps.opened, edits } } });
  await answer();
  await waitFor(() => expect(messages.get()[0]?.text).toMatch(/^Importado: 1 nueva/));
  expect(currentUnsaved().importing?.opened?.edits).toBe(edits);
});
