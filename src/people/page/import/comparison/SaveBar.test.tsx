// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { noEdits } from "#people/files/draft/draft.ts";
import { check } from "#people/files/testing/check-rows.ts";
import { ListContext, listOf, listQuery } from "#people/page/list.ts";
import { changeUnsaved, currentUnsaved } from "#people/page/unsaved.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answering, peopleAnswer, press } from "#testing/organiser-page.tsx";
import { ImportContext } from "../importing.ts";
import { importOf } from "../testing/import-of.ts";
import { SaveBar } from "./SaveBar.tsx";

test("a press while the last edit is being compared asks about those who leave once it is", () => {
  const page = render(bar(false));
  fireEvent.click(screen.getByRole("button", { name: /Guardar/ }));
  expect(screen.getByRole("button", { name: "Comparando…" })).toBeTruthy();
  expect(screen.queryByText(/¿Quitar a/)).toBeNull();
  page.rerender(bar(true));
  expect(screen.getByText(/¿Quitar a/)).toBeTruthy();
});

test("a row that is corrected while the import is being saved stays to be saved", async () => {
  let answer = () => {};
  const due = new Promise<void>((resolve) => (answer = resolve));
  answering(people, { version: "2" }, due);
  client.setQueryData(listQuery.queryKey, people);
  changeUnsaved({ importing: { pasted: null, opened: steps.opened } });
  render(bar(true, steps.opened));
  await press(/^Guardar/);
  const edits = { ...noEdits, typed: { 2: { nombre: "Luz Paz" } } };
  changeUnsaved({ importing: { pasted: null, opened: { ...steps.opened, edits } } });
  await act(async () => answer());
  await waitFor(() => expect(messages.get()[0]?.text).toMatch(/^Importado: 1 nueva/));
  expect(currentUnsaved().importing?.opened?.edits).toBe(edits);
});

const client = new QueryClient();
const people = peopleAnswer([{ carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" }]);
const list = listOf(people);
const steps = importOf("carnet,nombre,ticket\n2490-21-2,Luz,2\n");
const replacing = { ...steps.opened, mode: "replace" } as const;

function bar(isSettled: boolean, opened: typeof steps.opened = replacing) {
  const draft = check(opened.sheet, { ...opened, people: list.people });
  return (
    <QueryClientProvider client={client}>
      <ListContext value={list}>
        <ImportContext value={{ ...steps, opened, draft, isSettled }}>
          <SaveBar />
        </ImportContext>
      </ListContext>
    </QueryClientProvider>
  );
}
