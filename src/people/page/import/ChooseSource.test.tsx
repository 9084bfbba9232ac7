// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "#testing/organiser-page.tsx";
import { ChooseSource } from "./ChooseSource.tsx";

test("of several files that are dropped none is read in silence", async () => {
  renderPart(<ChooseSource importing={{ opened: null, pasted: null }} />);
  const files = ["sabado.csv", "domingo.csv"].map((name) => new File(["x"], name));
  fireEvent.drop(screen.getByRole("region", { name: "Archivo" }), { dataTransfer: { files } });
  expect(await screen.findByText(/«domingo.csv»/)).toBeTruthy();
});
