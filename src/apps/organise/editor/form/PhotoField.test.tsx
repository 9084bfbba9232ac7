// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileForm } from "./FileForm.tsx";

const people = [
  { id: "ana", nombre: "Ana", perfil: { archivo: "ana.jpg", alt: "Ana" } },
  { id: "beto", nombre: "Beto", perfil: { archivo: "beto.jpg", alt: "Beto" } },
];
/** Answers the uploads in the order in which they began. */
let answers: ((archivo: string) => void)[];
let saved: unknown;

vi.mock("../calls/ask.ts", async (original) => ({
  ...(await original<typeof import("../calls/ask.ts")>()),
  sendPhoto: () =>
    new Promise((resolve) => {
      answers.push((archivo) => resolve({ kind: "done", value: { archivo } }));
    }),
}));

beforeEach(() => {
  answers = [];
  saved = people;
});
afterEach(cleanup);

function Editor() {
  const [data, setData] = useState<unknown>(people);
  const put = (_path: unknown, value: unknown) => {
    saved = value;
    setData(value);
  };
  return <FileForm context={{ key: "ponentes", faults: [], speakers: [], put, data }} />;
}

const choose = (place: number) => {
  const chooser = document.querySelectorAll('input[type="file"]')[place] ?? document.body;
  fireEvent.change(chooser, { target: { files: [new File(["."], "nueva.jpg")] } });
};
const arrive = (upload: number, name = "nueva.jpg") => act(async () => answers[upload]?.(name));

test("what is typed while a photo is sent stays", async () => {
  render(<Editor />);
  choose(0);
  const [alt] = screen.getAllByLabelText("Qué se ve en la foto");
  if (alt) fireEvent.change(alt, { target: { value: "Ana ante la pizarra" } });
  await arrive(0);
  expect(saved).toMatchObject([
    { id: "ana", perfil: { archivo: "nueva.jpg", alt: "Ana ante la pizarra" } },
    people[1],
  ]);
});

test("a photo follows its item that moves meanwhile", async () => {
  render(<Editor />);
  choose(0);
  fireEvent.click(screen.getByRole("button", { name: "Subir Beto" }));
  await arrive(0);
  expect(saved).toMatchObject([people[1], { id: "ana", perfil: { archivo: "nueva.jpg" } }]);
});

test("the photo of an item that is removed meanwhile goes nowhere", async () => {
  render(<Editor />);
  choose(0);
  fireEvent.click(screen.getByRole("button", { name: "Quitar Ana" }));
  await arrive(0);
  expect(saved).toEqual([people[1]]);
});

test("the photo that is chosen last counts, whichever arrives first", async () => {
  render(<Editor />);
  choose(0);
  choose(0);
  await arrive(1, "segunda.jpg");
  await arrive(0, "primera.jpg");
  expect(saved).toMatchObject([{ perfil: { archivo: "segunda.jpg" } }, people[1]]);
});
