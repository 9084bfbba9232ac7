// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CopyAddresses } from "./CopyAddresses.tsx";

test("more addresses than a mail service takes are copied in parts, each once", async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(...text.split(", "));
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const addresses = Array.from({ length: 1336 }, (_, index) => `ixim${index}@example.org`);
  render(<CopyAddresses of={[...addresses, "", "ixim7@example.org"]} />);
  for (const button of screen.getAllByRole("button")) {
    const before = copied.length;
    await act(async () => fireEvent.click(button));
    expect(copied.length - before).toBeLessThan(500);
  }
  expect(copied).toEqual(addresses);
});
