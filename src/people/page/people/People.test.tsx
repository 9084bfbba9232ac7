// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppContext } from "#access/page/app-context.ts";
import { organiserPage, peopleAnswer } from "#testing/organiser-page.ts";
import { ListContext, listOf } from "../list.ts";
import { People } from "./People.tsx";

test("an optional column is a column of the page if somebody has it", () => {
  const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1", correo: "a@b.test" };
  render(
    <AppContext value={organiserPage()}>
      <ListContext value={listOf(peopleAnswer([ana]))}>
        <People />
      </ListContext>
    </AppContext>,
  );
  expect(screen.getByRole("columnheader", { name: "Correo" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "a@b.test" })).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Teléfono" })).toBeNull();
});
