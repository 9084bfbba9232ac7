// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { peopleAnswer } from "#testing/organiser-page.ts";
import { renderPart } from "#testing/render-part.tsx";
import { ListContext, listOf } from "../list.ts";
import { People } from "./People.tsx";

test("an entry of another day, as of practice before the event, says its date", () => {
  const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
  const at = Date.UTC(2024, 10, 30, 2, 49);
  const list = listOf({
    ...peopleAnswer([ana]),
    entered: [{ person: ana.carnet, at, door: "Norte" }],
  });
  const days = [4, 5].map((day) => ({ from: Date.UTC(2024, 11, day, 12), name: `${day}` }));
  renderPart(
    <ListContext value={list}>
      <People />
    </ListContext>,
    { facts: { days } },
  );
  expect(screen.getByText("el 29/11 a las 20:49 · Norte")).toBeTruthy();
});
