// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { openQueryClient } from "#platform/calls/query-client.ts";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answering, answeringLate, press, renderPart } from "#testing/organiser-page.tsx";
import { BackupPart } from "./BackupPart.tsx";

const counts = { participants: 1, signUps: 0, visits: 0, lines: 0, certificates: 0 };
const losses = { lost: 0, lostSignUps: 0, lostDecisions: 0, lostGrants: 0, unreadable: 0 };
const plan = {
  ...{ version: "1", present: counts, backup: counts, madeAt: 0, returning: 0, changed: 0 },
  ...{ ...losses, losesDesign: false, losesRelease: false, openDoors: [], changedTickets: [] },
};

test("a restore that has begun can no longer be declined, and a repeated one names all that it downloaded", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2025-10-04T20:00-06:00") });
  answering({}, plan);
  renderPart(<BackupPart />, { client: openQueryClient(accessCalls.session) });
  const file = new File(["{}"], "respaldo.json");
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText("No se pierde nada de lo que hay ahora.");
  const { lose } = answeringLate({}, {});
  await press("Restaurar este respaldo");
  await screen.findByText("Un momento…");
  const decline = screen.getByRole("button", { name: "No restaurar" });
  expect(decline.getAttribute("aria-disabled")).toBe("true");
  await lose();
  await screen.findByText("Restaurar este respaldo");
  vi.setSystemTime(Date.now() + 60_000);
  answering({}, { done: true });
  await press("Restaurar este respaldo");
  const names = /2000\.json y antes-de-restaurar-2025-10-04-2001\.json, en sus descargas/;
  await waitFor(() => expect(messages.get().at(-1)?.text).toMatch(names));
});
