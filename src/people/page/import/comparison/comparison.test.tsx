// @vitest-environment happy-dom

import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { HistoryLine } from "#access/model/journal.ts";
import { noEdits } from "#people/files/draft/draft.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { listQuery } from "#people/page/list.ts";
import { changeUnsaved, currentUnsaved } from "#people/page/unsaved.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answeringLate, peopleAnswer, press, renderPart } from "#testing/organiser-page.tsx";
import { ImportContext, type ImportSteps } from "../importing.ts";
import { importOf } from "../testing/import-of.ts";
import { ImportComparison } from "./ImportComparison.tsx";
import { SaveBar } from "./SaveBar.tsx";

const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "1" };
const luz = { carnet: "2490-21-2", nombre: "Luz Coc", numeroTicket: "2" };

function compare(
  list: string,
  people: readonly Participant[],
  lines: HistoryLine[] = [],
  edits = noEdits,
) {
  const steps = importOf(list, people);
  const opened = { ...steps.opened, edits };
  return renderPart(
    <ImportContext value={{ ...steps, opened, corrections: { lines } }}>
      <ImportComparison />
    </ImportContext>,
    { people },
  );
}

/** The journal's line of a step that changed so many people. */
function line(kind: HistoryLine["entry"]["kind"], people: number, change: HistoryLine["change"]) {
  const entry = { id: "1", at: 0, by: "Rosa", kind, detail: "", undoes: null, people };
  return { entry, change };
}

test("whoever left with the whole list is not offered as one whom an organiser removed", () => {
  const lines = [ana, luz].map((before) => line("remove", 2, { before, after: null }));
  lines.push(line("remove", 1, { before: { ...luz, nombre: "Luz Xol" }, after: null }));
  compare("carnet,nombre,ticket\n2490-21-1,Ana Paz,1\n2490-21-2,Luz Coc,2\n", [], lines);
  const asked = screen.getByRole("region", { name: /^Quitadas aquí.* 1 persona$/ });
  expect(within(asked).getByText("Luz Coc")).toBeTruthy();
});

test("a record that was joined with another does not return with its list, unless somebody says so", () => {
  const list = "carnet,nombre,ticket\n2490-21-2,Luz Coc,2\n";
  const lines = [line("join", 2, { before: luz, after: null })];
  const added = () => screen.getAllByRole("listitem")[0]?.textContent;
  const kept = { ...ana, joined: [luz.carnet] };
  const { unmount } = compare(list, [kept], lines);
  expect(screen.getByText(/\(fila 2\): la unió con otro registro Rosa/)).toBeTruthy();
  const choice = { name: "Traer otra vez a Luz Coc" };
  expect(screen.getByRole<HTMLInputElement>("checkbox", choice).checked).toBe(false);
  expect(added()).toBe("0 nuevas");
  unmount();
  const { unmount: leave } = compare(list, [kept], lines, { ...noEdits, returning: [luz.carnet] });
  expect(screen.getByRole<HTMLInputElement>("checkbox", choice).checked).toBe(true);
  expect(added()).toBe("1 nueva");
  leave();
  // The list was emptied since, for another edition.
  compare(list, [], lines);
  expect(screen.queryByRole("checkbox", choice)).toBeNull();
  expect(added()).toBe("1 nueva");
});

test("a name that is only written better here was corrected by nobody", () => {
  const after = { ...ana, nombre: "Ana Páz", telefono: "5555 0001" };
  const lines = [line("correct", 1, { before: { ...after, telefono: "5555" }, after })];
  compare("carnet,nombre,ticket\n2490-21-1,ANA PAZ,1\n", [after], lines);
  expect(screen.getByText(/^Nombre: aquí «Ana Páz»/)).toBeTruthy();
  expect(screen.queryByText(/Rosa/)).toBeNull();
});

test("who changes in an optional column alone is shown with the values before and after", () => {
  const people = [{ ...ana, correo: "ana@example.org", telefono: "5555 0001" }];
  const list = "carnet,nombre,ticket,correo,teléfono\n2490-21-1,Ana Paz,1,,5555 0002\n";
  compare(list, people);
  expect(screen.getByText("Correo:").textContent).toBe("Correo: ana@example.org sin dato");
  expect(screen.getByText("Teléfono:").textContent).toBe("Teléfono: 5555 0001 5555 0002");
});

const people = [ana];
const list = "carnet,nombre,ticket\n2490-21-2,Luz,2\n";
const bar = (steps: ImportSteps) => (
  <ImportContext value={steps}>
    <SaveBar />
  </ImportContext>
);

test("a press while the last edit is being compared asks about those who leave once it is", () => {
  const { opened, ...rest } = importOf(list, people);
  const steps = { ...rest, opened: { ...opened, mode: "replace" as const } };
  const page = renderPart(bar({ ...steps, isSettled: false }), { people });
  fireEvent.click(screen.getByRole("button", { name: /Guardar/ }));
  expect(screen.getByRole("button", { name: "Comparando…" })).toBeTruthy();
  expect(screen.queryByText(/¿Quitar a/)).toBeNull();
  page.rerender(bar(steps));
  expect(screen.getByText(/¿Quitar a/)).toBeTruthy();
});

test("a row that is corrected while the import is being saved stays to be saved", async () => {
  const { answer } = answeringLate(peopleAnswer(people), { version: "2" });
  const client = new QueryClient();
  client.setQueryData(listQuery.queryKey, peopleAnswer(people));
  const steps = importOf(list, people);
  changeUnsaved({ importing: { pasted: null, opened: steps.opened } });
  renderPart(bar(steps), { people, client });
  await press(/^Guardar/);
  const edits = { ...noEdits, typed: { 2: { nombre: "Luz Paz" } } };
  changeUnsaved({ importing: { pasted: null, opened: { ...steps.opened, edits } } });
  await answer();
  await waitFor(() => expect(messages.get()[0]?.text).toMatch(/^Importado: 1 nueva/));
  expect(currentUnsaved().importing?.opened?.edits).toBe(edits);
});
