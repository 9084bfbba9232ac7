// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keys } from "#platform/calls/keys.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { peopleAnswer } from "#testing/organiser-page.ts";
import { renderPart } from "#testing/render-part.tsx";
import { Grant } from "./Grant.tsx";

const press = (name: RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const search = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value } });

test("who is chosen while another one is being granted a certificate stays chosen, and the right one is named", async () => {
  let answer = () => {};
  vi.stubGlobal("fetch", async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ done: true });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const people = [
    { carnet: "2490-21-1", nombre: "Ana Ixim", numeroTicket: "1" },
    { carnet: "2490-21-2", nombre: "Eva Xol", numeroTicket: "2" },
  ];
  client.setQueryData(keys.people, peopleAnswer(people));
  renderPart(<Grant holders={[]} />, { client });
  search("ana");
  await press(/^Ana Ixim/);
  fireEvent.change(screen.getByLabelText(/^Por qué/), { target: { value: "Edecán" } });
  await press(/^Darle/);
  search("eva");
  await press(/^Eva Xol/);
  await act(async () => answer());
  await waitFor(() => expect(messages.get()[0]?.text).toBe("Ana Ixim recibe una constancia."));
  expect(screen.getByLabelText("Por qué la recibe Eva Xol")).toBeTruthy();
});
