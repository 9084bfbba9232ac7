// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { check } from "#people/files/testing/check-rows.ts";
import { ListContext, listOf } from "#people/page/list.ts";
import { peopleAnswer } from "#testing/organiser-page.ts";
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

const client = new QueryClient();
const list = listOf(peopleAnswer([{ carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" }]));

function bar(isSettled: boolean) {
  const steps = importOf("carnet,nombre,ticket\n2490-21-2,Luz,2\n");
  const opened = { ...steps.opened, mode: "replace" } as const;
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
