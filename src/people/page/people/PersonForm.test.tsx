// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#testing/render-part.tsx";
import { changeUnsaved, useUnsaved } from "../unsaved.ts";
import { newPerson, PersonForm } from "./PersonForm.tsx";

test("the programme's talk of a speaker is proposed, and another or none can be chosen", () => {
  changeUnsaved({ editing: newPerson([]) });
  renderPart(<Form />, { facts: { talks } });
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
