// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Participant } from "#people/model/carnet/participant.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answeringLate, peopleAnswer, press, renderPart } from "#testing/organiser-page.tsx";
import { listQuery } from "../list.ts";
import { changeUnsaved, currentUnsaved, type Editing } from "../unsaved.ts";
import { People } from "./People.tsx";
import { PersonEditor } from "./PersonEditor.tsx";

const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "1" };
const eva = { carnet: "2490-21-2", nombre: "Eva Paz", numeroTicket: "2" };
const correcting = (before: Participant, nombre = before.nombre): Editing => {
  return { before, typed: { ...before, nombre } };
};

const field = () => screen.getByLabelText<HTMLInputElement>("Nombre");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const lastMessage = () => messages.get().at(-1)?.text;

test("while a person is being saved the form takes no letters, keeps what was typed and is sent once, also after another part was visited", async () => {
  const { sent, answer } = answeringLate(peopleAnswer([ana, eva]), { version: "2" });
  const client = new QueryClient();
  changeUnsaved({ editing: correcting(ana, "Ana L. Paz") });
  const { unmount } = renderPart(<People />, { people: [ana, eva], client });
  await press("Guardar");
  unmount();
  renderPart(<People />, { people: [ana, eva], client });
  await press(/^Guard/);
  write("Ana L. Paz Xol");
  await press("Eva Paz");
  expect(field().value).toBe("Ana L. Paz");
  expect(lastMessage()).toMatch(/^Espere .*Ana Paz/);
  await answer();
  await waitFor(() => expect(lastMessage()).toBe("Se guardó la corrección de Ana L. Paz."));
  expect(currentUnsaved().editing).toBeNull();
  expect(sent).toHaveLength(1);
});

test("what is typed of somebody stays when another person's removal is answered", async () => {
  const { answer } = answeringLate(peopleAnswer([ana, eva]), { version: "2" });
  changeUnsaved({ editing: correcting(ana) });
  renderPart(<People />, { people: [ana, eva] });
  await press("Quitar de la lista");
  await press("Quitar de la lista");
  await press("No, volver");
  await press("Eva Paz");
  write("Eva Luz Paz");
  await answer();
  await waitFor(() => expect(lastMessage()).toMatch(/^Ana Paz ya no está/));
  expect(field().value).toBe("Eva Luz Paz");
});

test("a refusal is said also when it comes while another part is visited", async () => {
  const { answer } = answeringLate(peopleAnswer([ana, eva]), { version: "2" });
  const client = new QueryClient();
  changeUnsaved({ editing: correcting(ana, "Ana L. Paz") });
  client.setQueryData(listQuery.queryKey, peopleAnswer([{ ...ana, nombre: "Ana Luz Paz" }, eva]));
  const { unmount } = renderPart(<People />, { people: [ana, eva], client });
  fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
  unmount();
  await answer();
  await waitFor(() => expect(lastMessage()).toMatch(/^Alguien más la cambió/));
});

test("Enter in the search for another record saves nothing", () => {
  const editing = correcting(ana);
  changeUnsaved({ editing });
  renderPart(<PersonEditor editing={editing} onClose={() => {}} />, { people: [ana, eva] });
  fireEvent.click(screen.getByRole("button", { name: "Unir con otro registro" }));
  expect(screen.getByRole<HTMLInputElement>("searchbox").form).toBeNull();
});

test("another person's name takes nothing away that was typed, and opens that person once it was saved or cancelled", () => {
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  changeUnsaved({ editing: null });
  renderPart(<People />, { people: [ana, eva] });
  press("Ana Paz");
  press("Eva Paz");
  write("Eva Luz Paz");
  press("Ana Paz");
  press("Eva Paz");
  expect(field().value).toBe("Eva Luz Paz");
  expect(lastMessage()).toMatch(/^Guarde o cancele .*Eva Paz/);
  press("Unir con otro registro");
  expect(screen.queryByRole("dialog")).toBeNull();
  // A search that finds nobody offers people, too, beside the form.
  act(() => changeUnsaved({ search: "2490-21-11" }));
  expect(field().value).toBe("Eva Luz Paz");
  press("Ver y corregir");
  expect(field().value).toBe("Eva Luz Paz");
  press("Cancelar");
  press("Ver y corregir");
  expect(field().value).toBe("Ana Paz");
});
