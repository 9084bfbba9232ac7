// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppContext } from "#access/page/app-context.ts";
import { carnets } from "#testing/carnets.ts";
import { ListContext, listOf } from "../list.ts";
import { changeUnsaved, useUnsaved } from "../unsaved.ts";
import { newPerson, PersonForm } from "./PersonForm.tsx";

test("the programme's talk of a speaker is proposed, and another or none can be chosen", () => {
  const columns = { carnet: [], nombre: [], numeroTicket: [], correo: [], telefono: [] };
  const others = { semestre: [], tipo: [], imparte: [], ids: [], entered: [] };
  const list = listOf({ version: "1", ...columns, ...others });
  changeUnsaved({ editing: newPerson([]) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppContext value={{ facts, carnets, session, isSignedIn: true }}>
        <ListContext value={list}>
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

const session = { kind: "in", id: "1", name: "Ana", role: "all", now: 0 } as const;
const facts = {
  title: "Convención",
  carnet: carnets.groups,
  dates: { ticketsFrom: null, doors: 0, dayStarts: 0, starts: 0, dayEnds: 0, end: 0 },
  days: [],
  siteUrl: null,
  certificate: null,
  samples: 0,
  talks: [
    { title: "Nubes", speakers: ["Ana Paz"] },
    { title: "Redes", speakers: ["Luz Roj", "Sol Ixim"] },
  ],
};
