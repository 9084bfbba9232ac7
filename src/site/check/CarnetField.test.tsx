// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { type CarnetFault, CarnetField, emptyField } from "./CarnetField.tsx";

const usual = [4, 2, 6];
let onEdit: ReturnType<typeof vi.fn<(fault?: CarnetFault) => void>>;
beforeEach(() => {
  onEdit = vi.fn<(fault?: CarnetFault) => void>();
});

function shownField(groups = usual): HTMLInputElement {
  render(
    <CarnetField
      ref={createRef()}
      groups={groups}
      last={{ current: emptyField }}
      fault={undefined}
      onEdit={onEdit}
    />,
  );
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Carnet" });
}

/** Simulates that the browser put `value` into the field, with `|` at the caret. */
function type(field: HTMLInputElement, value: string): void {
  field.value = value.replace("|", "");
  field.setSelectionRange(value.indexOf("|"), value.indexOf("|"));
  fireEvent.input(field);
}

function read({ value, selectionStart }: HTMLInputElement): string {
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

it("has the groups of the edition's carnets, and cuts no text before it is formatted", () => {
  const field = shownField([3, 5]);
  expect([field.placeholder, field.maxLength]).toEqual(["000-00000", -1]);
  type(field, "Mi carnet es el 12345678|");
  expect(read(field)).toBe("123-45678|");
});

it("does not touch a text while a keyboard composes it", () => {
  const field = shownField();
  field.value = "２４９０２";
  fireEvent.input(field, { isComposing: true });
  expect(read(field)).toBe("２４９０２|");
  fireEvent.compositionEnd(field);
  expect(read(field)).toBe("2490-2|");
});

it("takes a text that was dropped, which the browser selects", () => {
  const field = shownField();
  type(field, "2490-|");
  field.value = "2490-21-104512";
  field.setSelectionRange(5, 14);
  fireEvent.input(field);
  expect(read(field)).toBe("2490-21-104512|");
});

it("formats text that was typed before hydration", () => {
  const carnet = (
    <CarnetField
      ref={createRef()}
      groups={usual}
      last={{ current: emptyField }}
      fault={undefined}
      onEdit={onEdit}
    />
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(carnet);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Carnet" });
  field.value = "249021104512";
  render(carnet, { container, hydrate: true });
  expect(field.value).toBe("2490-21-104512");
});
