// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { inEdition } from "#site/testing/in-edition.tsx";
import { SignUpDialog } from "./SignUpDialog.tsx";

test("each opening asks anew whether there are places", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2025-09-20T09:30:00-06:00") });
  let isFull = true;
  vi.stubGlobal("fetch", async () => Response.json({ isFull }));
  const { edicion, ...rest } = testEdition();
  const inscripcion = { pide: ["correo" as const], cupo: 1 };
  render(<SignUpDialog />, inEdition({ ...rest, edicion: { ...edicion, inscripcion } }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  act(() => dialog.showModal());
  fireEvent.focusIn(dialog);
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByText(/Ya no hay lugares/)).toBeTruthy();
  act(() => dialog.close());
  isFull = false;
  vi.setSystemTime("2025-09-20T10:30:00-06:00");
  act(() => dialog.showModal());
  fireEvent.focusIn(dialog);
  await waitFor(() => expect(screen.queryByText(/Ya no hay lugares/)).toBeNull());
});
