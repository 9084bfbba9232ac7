// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderPart } from "#testing/render-part.tsx";
import type { Announcement } from "../model/announcement.ts";
import { SendAnnouncement } from "./SendAnnouncement.tsx";

const telephone = { telefono: "5555 1234", dialled: "+502 5555 1234" };
const recipient = {
  ids: ["0901-21-1111"],
  nombre: "Ana Ixim",
  ticket: "1",
  correo: "",
  ...telephone,
};
const announcement: Announcement = {
  id: "a",
  name: "Recordatorio",
  audience: "all",
  text: "Hola {nombre}",
  by: "Rosa",
  at: 1000,
  sent: [],
};

function show() {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  renderPart(<SendAnnouncement announcement={announcement} recipients={[recipient]} />);
  return {
    link: screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp a Ana Ixim" }),
    mark: screen.getByRole("checkbox", { name: "Enviado a Ana Ixim" }),
  };
}

test("the middle button opens the chat with the text and marks the person; the page keeps no text", async () => {
  const { link, mark } = show();
  const followed: string[] = [];
  const follow = () => void followed.push(link.href);
  window.addEventListener("auxclick", follow);
  onTestFinished(() => window.removeEventListener("auxclick", follow));
  const before = link.href;
  for (const button of [2, 1])
    fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button }));
  const texts = followed.map((href) => new URL(href).searchParams.get("text"));
  expect(texts).toEqual(["", "Hola Ana Ixim"]);
  await waitFor(() => expect(mark).toHaveProperty("checked", true));
  await waitFor(() => expect(link.href).toBe(before));
});
