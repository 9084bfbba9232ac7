// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Toasts } from "./Toasts.tsx";
import { showSuccess } from "./toasts.ts";

test("a result goes with the next press elsewhere", () => {
  render(
    <>
      <button type="button" onClick={() => showSuccess("Guardado.")}>
        Guardar
      </button>
      <Toasts />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
  expect(screen.getByText("Guardado.")).toBeDefined();
  act(() => document.body.click());
  expect(screen.queryByText("Guardado.")).toBeNull();
});
