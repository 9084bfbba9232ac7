// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";

test("a press that finds faults focuses the first faulty field, and another one as long as it stays", () => {
  render(<TwoFields />);
  const press = () => fireEvent.submit(screen.getByRole("form"));
  const fill = (label: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: "Ixim" } });
  press();
  expect(document.activeElement).toBe(screen.getByLabelText("Nombre"));
  fill("Nombre");
  press();
  expect(document.activeElement).toBe(screen.getByLabelText("Puerta"));
  fill("Puerta");
  screen.getByLabelText("Nombre").focus();
  press();
  expect(document.activeElement).toBe(screen.getByLabelText("Nombre"));
});

function TwoFields() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  return (
    <Form aria-label="Abrir" onSubmit={() => setTried(true)}>
      {["Nombre", "Puerta"].map((name) => (
        <Field
          key={name}
          label={name}
          fault={isTried && !typed[name] ? "Falta." : ""}
          onText={(text) => setTyped({ ...typed, [name]: text })}
        />
      ))}
    </Form>
  );
}
