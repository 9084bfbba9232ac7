// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, press, renderPart } from "#testing/organiser-page.tsx";
import { BackupPart } from "./BackupPart.tsx";

const counts = { participants: 1, signUps: 0, visits: 0, lines: 0, certificates: 0 };
const losses = { lost: 0, lostSignUps: 0, lostDecisions: 0, lostGrants: 0, unreadable: 0 };
const plan = {
  ...{ version: "1", present: counts, backup: counts, madeAt: 0, returning: 0, changed: 0 },
  ...{ ...losses, losesDesign: false, losesRelease: false, openDoors: [], changedTickets: [] },
};

test("a restore that has begun can no longer be declined", async () => {
  answering({}, plan);
  renderPart(<BackupPart />);
  const file = new File(["{}"], "respaldo.json");
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText("No se pierde nada de lo que hay ahora.");
  answering({}, {}, new Promise(() => {}));
  await press("Restaurar este respaldo");
  await screen.findByText("Un momento…");
  const decline = screen.getByRole("button", { name: "No restaurar" });
  expect(decline.getAttribute("aria-disabled")).toBe("true");
});
