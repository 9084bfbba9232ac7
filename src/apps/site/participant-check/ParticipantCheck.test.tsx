// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  answer,
  asked,
  button,
  dialog,
  field,
  openCheck,
  result,
  send,
} from "./testing/open-check.tsx";

openCheck();

it("asks nothing of an empty field and puts the focus there", async () => {
  expect(dialog().open).toBe(true);
  await send("");
  expect(asked).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(result()).toBe("");
});

it("says that it is asking, and asks once however often one presses", async () => {
  await send();
  await send();
  expect(asked).toHaveLength(1);
  expect(button().textContent).toBe("Validando…");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(result()).toBe("Buscando tu carnet en el registro…");
});

it("shows a found ticket before the field, and the field first again once the carnet is edited", async () => {
  const isFirst = () =>
    field().compareDocumentPosition(dialog().querySelector("[aria-live]") ?? field()) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isFirst()).toBe(true);
  await send();
  await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
  expect(isFirst()).toBe(false);
  field().focus();
  fireEvent.input(field(), { target: { value: "2490-21" } });
  expect([isFirst(), document.activeElement]).toEqual([true, field()]);
});

it("takes the answer away as soon as the carnet is edited", async () => {
  await send();
  await answer({ participant: null });
  fireEvent.input(field(), { target: { value: "2490-21" } });
  expect(result()).toBe("");
});

it("clears field and answer, and drops an open question's outcome, when it is closed", async () => {
  await send();
  act(() => dialog().close());
  await answer({ participant: null });
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  expect(field().value).toBe("");
  expect(result()).toBe("");
});
