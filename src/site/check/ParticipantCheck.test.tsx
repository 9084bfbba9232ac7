// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { savedTicketsKey } from "#site/phase/saved-tickets.ts";
import {
  answer,
  askAnother,
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

it("shows a found ticket under its own heading in place of the field, until another carnet is wanted", async () => {
  const heading = () => screen.getByRole("heading").textContent;
  const question = "Valida tu registro ingresando tu carnet";
  expect(heading()).toBe(question);
  for (const [nombre, numeroTicket] of [
    ["Ana", "7"],
    ["Beto", "8"],
  ]) {
    await send();
    expect(heading()).toBe(question);
    await answer({ participant: { nombre, numeroTicket } });
    expect([heading(), screen.queryByRole("textbox")]).toEqual(["Tu ticket", null]);
    expect(document.activeElement).toBe(screen.getByRole("article"));
    askAnother();
    expect([heading(), result(), field().value]).toEqual([question, "", ""]);
    expect(document.activeElement).toBe(field());
  }
});

it("shows a ticket again after it was closed only if it was saved, until it is forgotten", async () => {
  const find = async () => {
    await send();
    await answer({ participant: { nombre: "Ana", numeroTicket: "7" } });
    await act(() => vi.dynamicImportSettled());
    return screen.getByRole("button", { name: "Guárdalo en este dispositivo" });
  };
  const closeAndOpen = () => {
    act(() => dialog().close());
    fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  };
  await find();
  expect(screen.queryByRole("button", { name: "Olvida este ticket" })).toBeNull();
  closeAndOpen();
  expect([screen.queryByRole("article"), field().value, result()]).toEqual([null, "", ""]);
  fireEvent.click(await find());
  closeAndOpen();
  expect(screen.getByRole("article").textContent).toContain("¡Felicidades, Ana!");
  fireEvent.click(screen.getByRole("button", { name: "Olvida este ticket" }));
  closeAndOpen();
  expect([screen.queryByRole("article"), field().value]).toEqual([null, ""]);
});

it("stores anew what a look-up finds about a saved ticket, as a kind that was given since", async () => {
  const find = async (participant: object) => {
    await send();
    await answer({ participant });
    await act(() => vi.dynamicImportSettled());
  };
  await find({ nombre: "Ana", numeroTicket: "7" });
  fireEvent.click(screen.getByRole("button", { name: "Guárdalo en este dispositivo" }));
  askAnother();
  const corrected = { nombre: "Ana María", numeroTicket: "7", tipo: "ponente" };
  await find(corrected);
  expect(JSON.parse(localStorage.getItem(savedTicketsKey) ?? "")).toMatchObject([corrected]);
});

it("clears field and answer, and ignores the answer to a pending look-up, when it is closed", async () => {
  await send();
  act(() => dialog().close());
  await answer({ participant: null });
  fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  expect(field().value).toBe("");
  expect(result()).toBe("");
});
