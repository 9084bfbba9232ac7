// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Confetti, fetchCelebration } from "./Confetti.tsx";

/** The position of each piece in the last frame. */
let pieces: { x: number; y: number }[];
let nextFrame: ((time: number) => void) | undefined;
const animate = vi.fn();

beforeEach(() => {
  pieces = [];
  const nothing = () => {};
  const context = {
    clearRect: () => {
      pieces = [];
    },
    translate: (x: number, y: number) => pieces.push({ x, y }),
    ...Object.fromEntries(
      ["save", "rotate", "scale", "beginPath", "arc", "fill", "fillRect", "closePath"]
        .concat("restore")
        .map((name) => [name, nothing]),
    ),
  };
  for (const name of ["accent", "yellow", "text"]) {
    document.documentElement.style.setProperty(`--${name}`, "#123456");
  }
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (frame: (time: number) => void) => {
    nextFrame = frame;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", nothing);
  Object.assign(HTMLElement.prototype, { animate });
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    configurable: true,
    writable: true,
    value: () => context,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

const ticket = { x: 100, y: 200, width: 400, height: 300 };

async function burst() {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => ticket as DOMRect;
  const fetched = fetchCelebration();
  const { container } = render(<Confetti fetched={fetched} source={{ current: element }} />);
  await act(async () => void (await fetched));
  return container;
}

function runFrames(from: number, to: number): void {
  for (let time = from; time <= to; time += 1000 / 60) nextFrame?.(time);
}

it("bursts out of the ticket: all 250 pieces are out within half a second", async () => {
  await burst();
  runFrames(0, 50);
  expect(pieces).not.toEqual([]);
  for (const { x, y } of pieces) {
    expect(x).toBeGreaterThan(ticket.x);
    expect(x).toBeLessThan(ticket.x + ticket.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(ticket.y + ticket.height);
  }
  runFrames(67, 500);
  // Some pieces have already left the window.
  expect(pieces.length).toBeGreaterThan(235);
});

it("fades over the last 600 ms of its 4 seconds, and is gone then", async () => {
  const container = await burst();
  expect(animate).toHaveBeenCalledWith(
    { opacity: [1, 0] },
    { delay: 3400, duration: 600, fill: "forwards" },
  );
  act(() => void vi.advanceTimersByTime(3999));
  expect(container.querySelector("canvas")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(container.querySelector("canvas")).toBeNull();
});
