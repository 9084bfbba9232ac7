// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { certificateProblems } from "#certificates/model/calls.ts";
import { OwnCertificate } from "./OwnCertificate.tsx";

const saved = vi.hoisted((): string[] => []);
vi.mock("#platform/browser/save-file.ts", () => ({
  saveFile: ({ name }: File) => void saved.push(name),
}));

const owner = { carnet: "2490-21-104512", numeroTicket: "XIII-001" };
const press = () => act(async () => fireEvent.click(screen.getByRole("button")));

/** Presses the button, where the server gives these answers, and returns what the page then says. */
async function ask(...answers: Response[]): Promise<string> {
  saved.length = 0;
  vi.stubGlobal("fetch", async () => answers.shift());
  render(<OwnCertificate {...owner} phone="+502 0000 0000" />);
  await press();
  return screen.getByRole("status").textContent?.trim() ?? "";
}

const refusal = (problem: { readonly status: number }) =>
  Response.json(problem, { status: problem.status });

test("before they are released it says from when, if that is decided", async () => {
  const { notReleased } = certificateProblems;
  expect(await ask(refusal(notReleased))).toMatch(/^Las constancias todavía no están listas/);
  cleanup();
  const from = Date.parse("2025-10-06T08:00:00-06:00");
  const said = await ask(refusal(Object.assign({ from }, notReleased)));
  expect(said).toBe("Podrás descargar tu constancia desde el 6 de octubre de 2025, 8:00 AM.");
});

test("whose certificate was withdrawn is told so with the chat, whose address has no carnet", async () => {
  const { withdrawn } = certificateProblems;
  expect(await ask(refusal(withdrawn))).toContain(withdrawn.title);
  const chat = screen.getByRole("link").getAttribute("href");
  expect(chat).toContain("50200000000");
  expect(chat).not.toContain("2490");
  expect(saved).toEqual([]);
});

test.each([
  ["a busy store", new Response("", { status: 503 }), "está ocupado"],
  ["the log-in page of a network", new Response("<html>"), "No pudimos consultar"],
])("%s is said, and a second press asks again", async (_what, answer, text) => {
  const pdf = new Response("%PDF-", { headers: { "content-type": "application/pdf" } });
  expect(await ask(answer, pdf)).toContain(text);
  await press();
  expect(saved).toEqual(["constancia.pdf"]);
});
