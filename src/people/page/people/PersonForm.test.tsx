// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppContext } from "#access/page/app-context.ts";
import { organiserPage, peopleAnswer } from "#testing/organiser-page.ts";
import { ListContext, listOf } from "../list.ts";
import { changeUnsaved, useUnsaved } from "../unsaved.ts";
import { newPerson, PersonForm } from "./PersonForm.tsx";

test("the programme's talk of a speaker is proposed, and another or none can be chosen", () => {
  changeUnsaved({ editing: newPerson([]) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppContext value={organiserPage({ talks })}>
        <ListContext value={listOf(peopleAnswer([]))}>
          <Form />
        </ListContext>
      </AppContext>
    </QueryClientProvider>,
  );
  expect(screen.queryByLabelText("Conferencia que imparte")).toBeNull();
  fireEvent.change(screen.getByLabelText("Nombre"), { target: { value: "Dra. Sol Ixím" } });
  fireEvent.change(screen.getByLabelText("Tipo"), { target: { value: "ponente" } });
  const talk = () => screen.getByLabelText<HTMLSelectElement>("Conferencia que imparte");
  expect(talk().value).toBe("Redes");
  fireEvent.change(talk(), { target: { value: "" } });
  expect(talk().value).toBe("");
});

function Form() {
  const { editing } = useUnsaved();
  return editing && <PersonForm editing={editing} onClose={() => {}} />;
}

const talks = [
  { title: "Nubes", speakers: ["Ana Paz"] },
  { title: "Redes", speakers: ["Luz Roj", "Sol Ixim"] },
];
