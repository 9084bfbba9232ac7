// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { checkDraft } from "#people/files/draft/check-draft.ts";
import { openPasted } from "#people/files/open-list.ts";
import { ListContext, listOf } from "#people/page/list.ts";
import { carnets } from "#testing/carnets.ts";
import { peopleAnswer } from "#testing/organiser-page.ts";
import { ImportContext, open } from "../importing.ts";
import { SaveBar } from "./SaveBar.tsx";

test("a press while the last edit is being compared asks about those who leave once it is", () => {
  const page = render(importOf(false));
  fireEvent.click(screen.getByRole("button", { name: /Guardar/ }));
  expect(screen.getByRole("button", { name: "Comparando…" })).toBeTruthy();
  expect(screen.queryByText(/¿Quitar a/)).toBeNull();
  page.rerender(importOf(true));
  expect(screen.getByText(/¿Quitar a/)).toBeTruthy();
});

const client = new QueryClient();
const list = listOf(peopleAnswer([{ carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" }]));

function importOf(isSettled: boolean) {
  const reading = openPasted("carnet,nombre,ticket\n2490-21-2,Luz,2\n");
  if (reading.kind !== "sheets") throw new Error(reading.message);
  const sheet = open("lista.csv", reading.sheets, carnets);
  if (sheet === null) throw new Error("No sheet");
  const opened = { ...sheet, mode: "replace" } as const;
  const draft = checkDraft(
    opened.sheet,
    opened,
    { people: list.byCarnet, corrections: [] },
    carnets,
  );
  const corrections = { lines: [] };
  const change = () => {};
  return (
    <QueryClientProvider client={client}>
      <ListContext value={list}>
        <ImportContext value={{ corrections, opened, draft, isSettled, change, edit: change }}>
          <SaveBar />
        </ImportContext>
      </ListContext>
    </QueryClientProvider>
  );
}
