// @vitest-environment happy-dom

import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PageFacts } from "#access/model/page-facts.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { listQuery } from "#people/page/list.ts";
import { queryOf } from "#platform/calls/send.ts";
import { answering, peopleAnswer, press, renderPart } from "#testing/organiser-page.tsx";
import { registrationCalls } from "../model/organiser-calls.ts";
import type { SignUp } from "../model/sign-up.ts";
import { CopyAddresses } from "./CopyAddresses.tsx";
import { RegistrationPart } from "./RegistrationPart.tsx";

const asked = (number: number, rest: Partial<SignUp> = {}): SignUp => ({
  carnet: `090${number}-21-${String(number).repeat(4)}`,
  nombre: `Estudiante Ixim ${"ABCDE"[number]}`,
  correo: `e${number}@example.org`,
  number,
  at: 1000,
  rejection: null,
  ...rest,
});
const listed = { carnet: "0901-21-1111", nombre: "Otro Estudiante", numeroTicket: "9" };

function show(
  signUps: readonly SignUp[],
  people: readonly Participant[],
  more: Partial<PageFacts> = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryOf(registrationCalls.signUps).queryKey, { signUps });
  client.setQueryData(listQuery.queryKey, peopleAnswer(people));
  const facts = { registration: { pide: ["correo" as const], cupo: 2 }, ...more };
  renderPart(<RegistrationPart />, { facts, client });
}

const names = () =>
  screen.getAllByRole("listitem").map((row) => row.querySelector("strong")?.textContent);

test("groups, search and nearness; addresses of a group are copied for a blind copy", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const near = asked(4, { carnet: "0901-21-1112" });
  const written = { ...listed, correo: "sin correo" };
  show([asked(1), asked(2), asked(3), near], [written]);
  // Two places: one is approved, the next is under review, and two wait.
  expect(names()).toEqual(["Estudiante Ixim C"]);
  await press("En espera 2");
  expect(names()).toEqual(["Estudiante Ixim E", "Estudiante Ixim D"]);
  expect(screen.getByText(/Se parece a Otro Estudiante/)).toBeTruthy();
  await press("Aprobar las 2");
  const alike = "puede ser la misma persona: Estudiante Ixim E y Estudiante Ixim D.";
  expect(screen.getByRole("dialog").textContent).toContain(alike);
  await press("No, volver");
  await press("Copiar 2 correos");
  expect(writeText).toHaveBeenCalledWith("e4@example.org, e3@example.org");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ixim d" } });
  expect(await screen.findByRole("button", { name: "En espera 1" })).toBeTruthy();
  expect(names()).toEqual(["Estudiante Ixim D"]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  fireEvent.click(await screen.findByRole("button", { name: "Aprobadas 1" }));
  await press("Copiar 1 correo");
  expect(writeText).toHaveBeenCalledWith("e1@example.org");
});

test("who has no carnet is shown without one, and an address is no more than one in a link", async () => {
  const correo = "e?bcc=otra@example.org";
  const guest = { ...listed, carnet: "sin-abc", nombre: "Estudiante Ixim B", tipo: "invitado" };
  show([asked(1, { correo })], [guest]);
  expect(screen.getByText(/Se parece a Estudiante Ixim B, sin carnet, ticket 9/)).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: correo });
  expect(new URL(link.href).search).toBe("");
});

test("requests of an earlier edition are named as such and removed, and the others stay", async () => {
  const sent = answering({ signUps: [], ...peopleAnswer([]) }, { done: true });
  const from = Date.UTC(2026, 9, 3);
  const halfYear = 180 * 86_400_000;
  const facts = { days: [{ from, name: "sábado 3" }] };
  const times = [from - halfYear - 1, from - halfYear, from, from];
  const signUps = times.map((at, index) => asked(index + 1, { at }));
  show(signUps, [], facts);
  // They take none of the two places.
  expect(names()).toEqual(["Estudiante Ixim D", "Estudiante Ixim C"]);
  expect(screen.getByText(/^1 inscripción es de una edición anterior/)).toBeTruthy();
  await press("Borrar las anteriores");
  await press("Borrar");
  await waitFor(() => expect(sent).toEqual([{ at: from - halfYear }]));
});

test("the second press of a double click does not approve the next student, who has come under the pointer", async () => {
  const sent = answering(peopleAnswer([]), { approved: [] });
  show([asked(1), asked(2)], []);
  await act(async () => {
    const [upper, lower] = screen.getAllByRole("button", { name: /^Aprobar a/ });
    if (upper) fireEvent.click(upper, { detail: 1 });
    if (lower) fireEvent.click(lower, { detail: 2 });
  });
  await waitFor(() => expect(sent).toEqual([{ numbers: [2] }]));
});

test("more addresses than a mail service takes are copied in parts, each once", async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(...text.split(", "));
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const addresses = Array.from({ length: 1336 }, (_, index) => `ixim${index}@example.org`);
  render(<CopyAddresses of={[...addresses, "", "ixim7@example.org"]} />);
  for (const button of screen.getAllByRole("button")) {
    const before = copied.length;
    await act(async () => fireEvent.click(button));
    expect(copied.length - before).toBeLessThan(500);
  }
  expect(copied).toEqual(addresses);
});
