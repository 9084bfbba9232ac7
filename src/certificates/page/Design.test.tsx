// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { openQueryClient } from "#platform/calls/query-client.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answering, answeringLate, press, renderPart } from "#testing/organiser-page.tsx";
import { usualSettings } from "../model/certificate.ts";
import { Design } from "./Design.tsx";

const design = <Design settings={usualSettings} site={null} names={[]} />;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** The certificates of a site on which these settings were saved. */
const holding = (saved: object = {}) => ({
  ...{ settings: { ...usualSettings, ...saved }, site: null, holders: [] },
});
const done = { done: true };

test("what was saved while another part is open is a draft no longer; what was typed meanwhile is", async () => {
  const saved = { titulo: "Diploma", horas: "10 horas" };
  const { sent, answer } = answeringLate(holding(), done);
  const client = new QueryClient();
  const { unmount } = renderPart(design, { client });
  type("Título", "Diploma");
  type("Duración", "10 horas");
  expect(isAsked()).toBe(true);
  await press("Guardar el diseño");
  type("Duración", "12 horas");
  unmount();
  await answer();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  const later = answering(holding(saved), done);
  renderPart(design, { client });
  expect(sent).toEqual([saved]);
  expect(field("Título").value).toBe(usualSettings.titulo);
  expect(field("Duración").value).toBe("12 horas");
  await press("Guardar el diseño");
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(later).toEqual([{ horas: "12 horas" }]);
});

test("what another organiser saved meanwhile is replaced only once that was said", async () => {
  const sent = answering(holding({ horas: "6 horas", titulo: "Diploma" }), done);
  renderPart(design);
  type("Duración", "4 horas");
  await press("Guardar el diseño");
  await waitFor(() => expect(messages.get().at(-1)?.text).toMatch(/Otra persona .*la duración/));
  expect(messages.get().at(-1)?.text).not.toMatch(/título/);
  expect([sent, field("Duración").value]).toEqual([[], "4 horas"]);
  await press("Guardar el diseño");
  await waitFor(() => expect(sent).toEqual([{ horas: "4 horas" }]));
});

test("a design whose answer was lost is not taken for another organiser's when it is saved again", async () => {
  const { lose } = answeringLate(holding(), done);
  renderPart(design, { client: openQueryClient(accessCalls.session) });
  type("Título", "Diploma");
  await press("Guardar el diseño");
  await lose();
  await waitFor(() => expect(messages.get().at(-1)?.text).toMatch(/pruebe otra vez/));
  answering(holding({ titulo: "Diploma" }), done);
  await press("Guardar el diseño");
  await waitFor(() => expect(isAsked()).toBe(false));
});

test("once another logo is published, the sample is drawn with that", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ fonts: {}, letters: {}, marks: { logo: null, crests: [] } });
  });
  const texts = { evento: "Feria", fecha: "9 de mayo", facultad: "F", centro: "C", colour: "#900" };
  const client = new QueryClient();
  for (const file of ["/constancia-a.json", "/constancia-b.json"]) {
    const certificate = { event: { numero: 1, ...texts }, file };
    const { unmount } = renderPart(design, { client, facts: { certificate } });
    await waitFor(() => expect(asked.at(-1)).toBe(file));
    unmount();
  }
});

test("a background that is not wider than high is refused, because the sheet would deform it", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 800, height: 1200 }));
  renderPart(design);
  const [file] = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].slice(-1);
  if (file) fireEvent.change(file, { target: { files: [new File(["x"], "fondo.jpg")] } });
  expect(await screen.findByText(/no es apaisada/)).toBeTruthy();
});
