// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPart } from "#testing/render-part.tsx";
import type { Announcement } from "../model/announcement.ts";
import { SendAnnouncement } from "./SendAnnouncement.tsx";

const recipient = {
  ids: ["0901-21-1111"],
  nombre: "Ana Ixim",
  ticket: "1",
  correo: "",
  telefono: "5555 1234",
  dialled: "+502 5555 1234",
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

test("the middle button opens the chat with the text and marks the person, the right one does not", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  renderPart(<SendAnnouncement announcement={announcement} recipients={[recipient]} />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp a Ana Ixim" });
  const mark = screen.getByRole("checkbox", { name: "Enviado a Ana Ixim" });
  expect(new URL(link.href).searchParams.get("text")).toBe("Hola Ana Ixim");
  const press = (button: number) =>
    fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button }));
  press(2);
  expect(mark).toHaveProperty("checked", false);
  press(1);
  await waitFor(() => expect(mark).toHaveProperty("checked", true));
});
