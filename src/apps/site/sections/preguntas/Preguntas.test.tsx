// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { testEdition } from "../../testing/edition.ts";
import { Preguntas } from "./Preguntas.tsx";

it("answers are closed, open on paper, and afterwards as they were", async () => {
  const preguntas = ["Uno", "Dos"].map((pregunta) => ({ pregunta, respuesta: "Sí." }));
  const { container, unmount } = render(
    <Preguntas edicion={testEdition().edicion} preguntas={preguntas} />,
  );
  const answers = [...container.querySelectorAll("details")];
  const open = () => answers.map((answer) => answer.open);
  expect(open()).toEqual([false, false]);
  const [, second] = answers;
  if (second) second.open = true;
  await act(async () => dispatchEvent(new Event("beforeprint")));
  expect(open()).toEqual([true, true]);
  await act(async () => dispatchEvent(new Event("afterprint")));
  expect(open()).toEqual([false, true]);
  unmount();
  dispatchEvent(new Event("beforeprint"));
  expect(open()).toEqual([false, true]);
});
