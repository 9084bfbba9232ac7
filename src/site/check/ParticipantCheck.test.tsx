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

it("shows that a look-up is running, and sends one however often the button is pressed", async () => {
  await send();
  await send();
  expect(asked).toHaveLength(1);
  expect(button().textContent).toBe("Validando…");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(result()).toBe("Buscando tu carnet en el registro…");
});

it("clears field and answer, and ignores the answer to a pending look-up, when it is closed", async () => {
  await send();
  act(() => dialog().close());
  await answer({ participant: null });
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  expect(field().value).toBe("");
  expect(result()).toBe("");
});
