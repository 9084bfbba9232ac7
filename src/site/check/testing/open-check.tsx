import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { ActionLinks } from "#site/parts/ActionLinks.tsx";
import { answerPresses } from "#site/shell/early-script.ts";
import { inEdition } from "#site/testing/in-edition.tsx";
import { ParticipantCheck } from "../ParticipantCheck.tsx";

export const carnet = "2490-21-104512";

/** The requests so far, and functions that answer them. */
export const asked: { answer(response: Response): Promise<void> }[] = [];

/** Opens the dialog before each test of the calling file, with a registry whose answers the test gives. */
export function openCheck(): void {
  beforeEach(() => {
    asked.length = 0;
    localStorage.clear();
    answerPresses();
    // Two weeks before the event: after it the page offers no ticket.
    vi.setSystemTime("2025-09-20T09:30:00-06:00");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal(
      "fetch",
      (_path: string, { signal }: { signal: AbortSignal }) =>
        new Promise<Response>((resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          asked.push({ answer: (response) => act(async () => resolve(response)) });
        }),
    );
    render(
      <>
        <ActionLinks />
        <ParticipantCheck />
      </>,
      inEdition(),
    );
    fireEvent.click(screen.getByRole("button", { name: "Valida tu registro" }));
  });
}

export const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");
export const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Carnet" });
export const button = () => screen.getByRole("button", { name: /^Valid(ar|ando…)$/ });
/** The paragraphs of the answer, which screen readers say one by one. */
export const paragraphs = () =>
  [...dialog().querySelectorAll("[aria-live] p")].map(({ textContent }) => textContent ?? "");
export const result = () => paragraphs().join(" ");

export async function send(value = carnet): Promise<void> {
  field().value = value;
  await act(async () => fireEvent.click(button()));
}
export const answer = (value: unknown) => asked.at(-1)?.answer(Response.json(value));
