// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { useFocusRestoration } from "./use-focus-restoration.ts";

function Part() {
  const [isThere, setThere] = useState(true);
  useFocusRestoration();
  return (
    <main>
      <h1>Part</h1>
      <section>
        <h2>People</h2>
        <ul>
          {isThere && (
            <li>
              <button type="button" onClick={() => setThere(false)}>
                Remove
              </button>
            </li>
          )}
        </ul>
      </section>
    </main>
  );
}

it("gives the focus of a button that removes itself to the nearest heading", async () => {
  render(<Part />);
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("People")));
});

it("moves no focus after a press outside all controls", async () => {
  render(<Part />);
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.pointerDown(screen.getByRole("main"));
  button.blur();
  fireEvent.click(button);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});
