// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppContext } from "#access/page/app-context.ts";
import { carnets } from "#testing/carnets.ts";
import { ListContext, listOf } from "../list.ts";
import { People } from "./People.tsx";

test("an optional column is a column of the page if somebody has it", () => {
  const answer = {
    carnet: ["2490-21-1"],
    nombre: ["Ana"],
    numeroTicket: ["1"],
    correo: ["a@b.test"],
    telefono: [""],
    semestre: [""],
    tipo: [""],
    imparte: [""],
  };
  const list = listOf({ version: "1", ids: [], entered: [], ...answer });
  const place = { facts, carnets, session, isSignedIn: true };
  render(
    <AppContext value={place}>
      <ListContext value={list}>
        <People />
      </ListContext>
    </AppContext>,
  );
  expect(screen.getByRole("columnheader", { name: "Correo" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "a@b.test" })).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Teléfono" })).toBeNull();
});

const session = { kind: "in", id: "1", name: "Ana", role: "all", now: 0 } as const;
const facts = {
  title: "Convención",
  carnet: carnets.groups,
  dates: { ticketsFrom: null, doors: 0, dayStarts: 0, starts: 0, dayEnds: 0, end: 0 },
  days: [],
  siteUrl: null,
  certificate: null,
  samples: 0,
};
