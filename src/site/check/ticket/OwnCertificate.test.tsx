// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { certificateProblems } from "#certificates/model/calls.ts";
import { OwnCertificate } from "./OwnCertificate.tsx";

const owner = { carnet: "2490-21-104512", numeroTicket: "XIII-001" };
const fetched = vi.fn<typeof fetch>();
const saved: string[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  saved.length = 0;
  fetched.mockReset();
});

/** Presses the button, which the server answers like this, and returns what the page then says. */
async function ask(answer: Response): Promise<string> {
  fetched.mockImplementation(async () => answer);
  render(<OwnCertificate {...owner} phone="+502 0000 0000" />);
  await act(async () => fireEvent.click(screen.getByRole("button")));
  return screen.getByRole("status").textContent?.trim() ?? "";
}

const pdf = () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } });
const refusal = (problem: { readonly status: number }, headers = {}) =>
  Response.json(problem, { status: problem.status, headers });

test("before they are released it says from when, if that is decided", async () => {
  const { notReleased } = certificateProblems;
  expect(await ask(refusal(notReleased))).toMatch(/^Las constancias todavía no están listas/);
  cleanup();
  const from = Date.parse("2025-10-06T08:00:00-06:00");
  const said = await ask(refusal({ ...notReleased, from } as typeof notReleased));
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
  expect(await ask(answer)).toContain(text);
  fetched.mockImplementation(async () => pdf());
  await act(async () => fireEvent.click(screen.getByRole("button")));
  expect(saved).toEqual(["constancia.pdf"]);
});
