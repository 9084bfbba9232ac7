// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPart } from "#testing/render-part.tsx";
import { NewAnnouncementForm } from "./NewAnnouncementForm.tsx";

const telephone = { telefono: "5555 1234", dialled: "+502 5555 1234" };
const recipient = {
  ids: ["0901-21-1111"],
  nombre: "Ana Ixim",
  ticket: "1",
  correo: "",
  ...telephone,
};

test("what was typed while an announcement was being begun is the next one's draft", async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ id: "a" });
  });
  const begun = vi.fn();
  renderPart(<NewAnnouncementForm recipients={new Map([["all", [recipient]]])} onBegun={begun} />);
  const message = screen.getByLabelText<HTMLTextAreaElement>("Mensaje de WhatsApp");
  const type = (value: string) => fireEvent.change(message, { target: { value } });
  const begin = () => act(async () => fireEvent.click(screen.getByText("Preparar 1 mensaje")));
  type("Mañana a las 7");
  fireEvent.change(screen.getByLabelText(/^Nombre del aviso/), { target: { value: "Víspera" } });
  await begin();
  type("Mañana a las 7. Traiga su carnet.");
  answers.pop()?.();
  await waitFor(() => expect(begun).toHaveBeenCalledWith("a"));
  expect(message.value).toBe("Mañana a las 7. Traiga su carnet.");
  await begin();
  answers.pop()?.();
  await waitFor(() => expect(message.value).toBe(""));
});
