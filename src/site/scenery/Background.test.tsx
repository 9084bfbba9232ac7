// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Command, Report } from "./messages.ts";

/** A fake worker, whose reports the test sends. */
class FakeWorker extends EventTarget {
  readonly commands: Command[] = [];

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(command: Command) {
    this.commands.push(command);
  }

  say(report: Report) {
    act(() => this.dispatchEvent(new MessageEvent("message", { data: report })));
  }
}

let workers: FakeWorker[];
/** Tells whether the first screen is in view. */
let see: (isIntersecting: boolean) => void;
let calm: EventTarget & { matches: boolean };

beforeEach(() => {
  workers = [];
  calm = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("matchMedia", (query: string) =>
    query.includes("motion") ? calm : Object.assign(new EventTarget(), { matches: false }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<section id="inicio"></section><p>Texto</p>';
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
});

/** Starts the background of a page that was just loaded, and shows its control. */
async function open(): Promise<void> {
  vi.resetModules();
  const { Background } = await import("./Background.tsx");
  const { startBackground } = await import("./page-background.ts");
  render(<Background />);
  act(startBackground);
}

it.each([
  ["reduced motion", () => Object.assign(calm, { matches: true })],
  ["data saver", () => Object.assign(navigator, { connection: { saveData: true } })],
])("starts no worker with %s, until the visitor asks for motion", async (_what, wish) => {
  wish();
  await open();
  const activate = screen.getByRole("button", { name: "Activar fondo" });
  await expect.poll(() => document.querySelectorAll("body > canvas")).toHaveLength(1);
  expect(workers).toEqual([]);
  activate.focus();
  fireEvent.click(activate);
  await expect.poll(() => workers).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Pausar fondo");
});

it("rests below the first screen and in a hidden tab, and wakes for a few seconds where a pointer moves", async () => {
  await open();
  const worker = await vi.waitUntil(() => workers.at(-1), 120_000);
  worker.say(150);
  worker.commands.splice(0);
  vi.useFakeTimers();
  see(false);
  expect(worker.commands.splice(0)).toEqual([{ type: "run", pace: "rest" }]);
  document
    .querySelector("p")
    ?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true, clientX: 5, clientY: 6 }));
  expect(worker.commands.splice(0)).toEqual([
    { type: "pointer", place: { x: 5, y: 6 } },
    { type: "run", pace: "awake" },
  ]);
  vi.advanceTimersByTime(3000);
  expect(worker.commands.splice(0)).toEqual([{ type: "run", pace: "rest" }]);
  see(true);
  expect(worker.commands.splice(0)).toEqual([{ type: "run", pace: "calm" }]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(worker.commands).toEqual([{ type: "run", pace: "rest" }]);
});
