// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CarnetField, emptyField } from "./CarnetField.tsx";

const last = { current: emptyField };
const given = { groups: [4, 2, 6], fault: undefined, onEdit: () => {} } as const;
const carnet = <CarnetField ref={createRef()} last={last} {...given} />;
const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Carnet" });

it("does not touch a text while a keyboard composes it", () => {
  render(carnet);
  const field = input();
  field.value = "２４９０２";
  fireEvent.input(field, { isComposing: true });
  expect(field.value).toBe("２４９０２");
  fireEvent.compositionEnd(field);
  expect([field.value, field.selectionStart]).toEqual(["2490-2", 6]);
});

it("formats text that was typed before hydration", () => {
  last.current = emptyField;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(carnet);
  input().value = "249021104512";
  render(carnet, { container, hydrate: true });
  expect(input().value).toBe("2490-21-104512");
});
