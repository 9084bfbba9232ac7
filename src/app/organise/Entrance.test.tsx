// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import type { PageFacts } from "#access/model/page-facts.ts";
import { factsKey } from "#access/page/app-context.ts";
import { organisersHtml } from "#edition/render/pages/page-html.ts";
import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { problems } from "#platform/calls/problems.ts";
import { queryOf } from "#platform/calls/send.ts";
import { organiserPage } from "#testing/organiser-page.tsx";
import { Entrance } from "./Entrance.tsx";

const script = "/assets/organizar.js";
const factsOf = (title: string) => organiserPage({ title }).facts;
const pageOf = (title: string, program = script) =>
  organisersHtml(factsOf(title), { script: program, sheets: [] });

const open = (client: QueryClient, title: string) =>
  render(
    <QueryClientProvider client={client}>
      <Entrance openedWith={factsOf(title)} link={null} />
    </QueryClientProvider>,
  );

test("follows what is published, and keeps what it knew last where another page or nothing answers", async () => {
  Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = `<script type="module" src="${script}"></script>`;
  let published: string | null = null;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === accessCalls.session.path) return Response.json({ kind: "out", hasKey: true });
    if (published === null) throw new TypeError("There is no network");
    return new Response(published);
  });
  const client = new QueryClient();
  open(client, "Al abrir");
  const after = async (html: string | null) => {
    published = html;
    await act(() => client.refetchQueries({ queryKey: factsKey }));
    return client.getQueryData<PageFacts>(factsKey)?.title;
  };
  expect(await after(null)).toBe("Al abrir");
  expect(await after(pageOf("Publicado después"))).toBe("Publicado después");
  expect(await after(null)).toBe("Publicado después");
  expect(await after("<p>Red del hotel</p>")).toBe("Publicado después");
  // Another program may name its facts otherwise.
  expect(await after(pageOf("De otro programa", "/b.js"))).toBe("Publicado después");
  const odd = `XIV Feria «Ñ» & "Co." <b>'s</b>`;
  expect(await after(pageOf(odd))).toBe(odd);
  await screen.findByText(odd);
});

const ana = organiserPage().session;

/** Opens the page in the session of Ana; no other calls are answered. */
async function enterAsAna(answers: Readonly<Record<string, () => Response>>) {
  vi.stubGlobal(
    "fetch",
    async (address: string) => answers[address]?.() ?? new Response("", { status: 503 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryOf(accessCalls.session).queryKey, ana);
  open(client, "Feria");
  await screen.findByText("Ana");
  return client;
}

test("the key over an ended session signs as nobody, whoever was before, once the browser keeps cookies", async () => {
  const blocked = vi.spyOn(document, "cookie", "get").mockReturnValue("");
  const client = await enterAsAna({
    [accessCalls.session.path]: () => Response.json({ kind: "out", hasKey: true }),
    [accessCalls.signIn.path]: () => Response.json({ ...ana, id: "2", name: "" }),
  });
  await act(() => client.refetchQueries(queryOf(accessCalls.session)));
  fireEvent.change(await screen.findByLabelText("Clave"), { target: { value: "inventada" } });
  const enter = await screen.findByRole("button", { name: "Entrar" });
  fireEvent.click(enter);
  await screen.findByText(/no guarda cookies/);
  blocked.mockRestore();
  fireEvent.click(enter);
  await waitFor(() => expect(screen.queryByLabelText("Clave")).toBeNull());
  expect(screen.getByRole("button", { name: "Poner su nombre" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Su nombre/).value).toBe("");
});

test("what is in view may be old while the server refuses to renew it", async () => {
  const refused = Response.json(problems.storeUnavailable, { status: 503 });
  const answers = [refused, Response.json(ana)];
  const answer = () => answers.shift() ?? Response.error();
  const client = await enterAsAna({ [accessCalls.session.path]: answer });
  const words = /^El sitio no contesta bien\./;
  await act(() => client.refetchQueries(queryOf(accessCalls.session)));
  await screen.findByText(words);
  await act(() => client.refetchQueries(queryOf(accessCalls.session)));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test("«Salir» asks about unsaved work before the session ends; then the browser does not ask again", async () => {
  let isUnsaved = true;
  onTestFinished(() => {
    isUnsaved = false;
  });
  askBeforeLeaving(() => isUnsaved);
  let isEnded = false;
  await enterAsAna({
    [accessCalls.signOut.path]: () => {
      isEnded = true;
      return Response.json({ done: true });
    },
  });
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const asked: boolean[] = [];
  vi.spyOn(location, "assign").mockImplementation(() => void asked.push(isAsked()));
  fireEvent.click(screen.getByRole("button", { name: "Salir" }));
  fireEvent.click(await screen.findByRole("button", { name: "No, volver" }));
  expect([isEnded, isAsked()]).toEqual([false, true]);
  fireEvent.click(screen.getByRole("button", { name: "Salir" }));
  fireEvent.click(await screen.findByRole("button", { name: "Salir sin guardar" }));
  await waitFor(() => expect(asked).toEqual([false]));
});
