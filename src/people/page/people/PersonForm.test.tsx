// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Participant } from "#people/model/carnet/participant.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answering, peopleAnswer, press, renderPart } from "#testing/organiser-page.tsx";
import { changeUnsaved, currentUnsaved, type Editing, useUnsaved } from "../unsaved.ts";
import { People } from "./People.tsx";
import { PersonEditor } from "./PersonEditor.tsx";
import { PersonForm } from "./PersonForm.tsx";

const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "1" };
const eva = { carnet: "2490-21-2", nombre: "Eva Paz", numeroTicket: "2" };
const correcting = (before: Participant, nombre = before.nombre): Editing => {
  return { before, typed: { ...before, nombre } };
};

test("while a person is being saved the form takes no letters, and another person's editor stays", async () => {
  let answer = () => {};
  const due = new Promise<void>((resolve) => (answer = resolve));
  answering(peopleAnswer([ana, eva]), { version: "2" }, due);
  changeUnsaved({ editing: correcting(ana, "Ana L. Paz") });
  renderPart(<Form />, { people: [ana, eva] });
  await press("Guardar");
  const field = screen.getByLabelText<HTMLInputElement>("Nombre");
  fireEvent.change(field, { target: { value: "Ana L. Paz Xol" } });
  expect(field.value).toBe("Ana L. Paz");
  const other = correcting(eva, "Eva Luz Paz");
  act(() => changeUnsaved({ editing: other }));
  await act(async () => answer());
  await waitFor(() =>
    expect(messages.get().at(-1)?.text).toBe("Se guardó la corrección de Ana L. Paz."),
  );
  expect(currentUnsaved().editing).toEqual(other);
});

test("Enter in the search for another record saves nothing", () => {
  renderPart(<PersonEditor editing={correcting(ana)} onClose={() => {}} />, { people: [ana, eva] });
  fireEvent.click(screen.getByRole("button", { name: "Unir con otro registro" }));
  expect(screen.getByRole<HTMLInputElement>("searchbox").form).toBeNull();
});

test("another person's name takes nothing away that was typed, and opens that person once it was saved or cancelled", () => {
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  const field = () => screen.getByLabelText<HTMLInputElement>("Nombre");
  changeUnsaved({ editing: null });
  renderPart(<People />, { people: [ana, eva] });
  press("Ana Paz");
  press("Eva Paz");
  fireEvent.change(field(), { target: { value: "Eva Luz Paz" } });
  press("Ana Paz");
  press("Eva Paz");
  expect(field().value).toBe("Eva Luz Paz");
  expect(messages.get().at(-1)?.text).toMatch(/^Guarde o cancele .*Eva Paz/);
  // A search that finds nobody offers people, too.
  act(() => changeUnsaved({ search: "2490-21-11" }));
  press("Ver y corregir");
  expect(field().value).toBe("Eva Luz Paz");
  press("Cancelar");
  press("Ana Paz");
  expect(field().value).toBe("Ana Paz");
});

function Form() {
  const { editing } = useUnsaved();
  const close = () => changeUnsaved({ editing: null });
  return editing && <PersonForm editing={editing} onClose={close} />;
}
