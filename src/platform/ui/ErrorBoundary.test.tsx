// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

function Broken(): never {
  throw new Error("Refused");
}

it("confines an error to one part: the fallback is shown, and the rest stays", () => {
  // React reports what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <main>
      <p>Texto</p>
      <ErrorBoundary instead={<p>Emblema</p>}>
        <Broken />
      </ErrorBoundary>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </main>,
  );
  expect(screen.getByRole("main").textContent).toBe("TextoEmblema");
});
