// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAnimatedGrowth } from "./dialog-behaviour.ts";

let height = 0;
let measure: () => void;
const animate = vi.fn();

function Dialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useAnimatedGrowth(dialog);
  return <dialog ref={dialog} />;
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        measure = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => height);
  Object.assign(HTMLElement.prototype, { animate });
  animate.mockReset();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

function resize(...heights: number[]): void {
  for (height of heights) measure();
}

it("animates the growth of the dialog, but neither its opening nor its shrinking", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  render(<Dialog />);
  resize(0, 300, 300, 250, 0);
  expect(animate).not.toHaveBeenCalled();
  resize(300, 700);
  expect(animate.mock.calls).toEqual([
    [
      { clipPath: ["inset(-100vh -100vw 400px)", "inset(-100vh -100vw 0px)"] },
      expect.objectContaining({ duration: 240 }),
    ],
  ]);
});

it("has its full height at once where motion is reduced", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(<Dialog />);
  resize(300, 700);
  expect(animate).not.toHaveBeenCalled();
});
