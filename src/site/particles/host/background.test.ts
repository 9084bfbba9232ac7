// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeWorker } from "../testing/fake-worker.ts";
import { hide, movePointer } from "../testing/visitor-events.ts";
import { type Background, mountBackground } from "./background.ts";

let container: HTMLElement;
let background: Background | undefined;
let resized: () => void;
const size = { width: 1440, height: 900 };
const onCount = vi.fn();
const onRest = vi.fn();

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      // As browsers do: one call for all that is observed, after the task.
      observe(element: Element) {
        if (element === container) resized();
      }
      disconnect() {}
    },
  );
  Object.defineProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen", {
    configurable: true,
    value: () => ({ offscreen: true }),
  });
  Object.assign(size, { width: 1440, height: 900 });
  container = document.createElement("div");
  Object.defineProperty(container, "clientWidth", { get: () => size.width });
  Object.defineProperty(container, "clientHeight", { get: () => size.height });
  document.body.append(container);
});

afterEach(() => {
  background?.destroy();
  background = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onCount.mockReset();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  document.body.replaceChildren();
});

function mount() {
  background = mountBackground(container, { onCount, onRest, onFailure() {} });
  return background;
}

/** A mounted background whose worker has said that it can draw. */
function mountInWorker() {
  const mounted = mount();
  const worker = FakeWorker.all[0];
  if (!worker) throw new Error("No worker was created");
  worker.say({ type: "ready", able: true });
  return { mounted, worker };
}

it("hands over one canvas once the worker can draw, with the size of the screen", () => {
  mount();
  expect(container.children).toHaveLength(0);
  FakeWorker.all[0]?.say({ type: "ready", able: true });
  expect(container.children).toHaveLength(1);
  expect(FakeWorker.all[0]?.sent).toMatchObject([
    { type: "start", running: true, viewport: { width: 1440, height: 900, frameRate: 57 } },
  ]);
});

it("draws one device pixel a CSS pixel on a small screen, and fewer frames", () => {
  vi.stubGlobal("devicePixelRatio", 2.6);
  size.width = 412;
  expect(mountInWorker().worker.sent).toMatchObject([{ viewport: { scale: 1, frameRate: 32 } }]);
});

it("draws at most two device pixels a CSS pixel on a large screen", () => {
  vi.stubGlobal("devicePixelRatio", 3);
  expect(mountInWorker().worker.sent).toMatchObject([{ viewport: { scale: 2 } }]);
});

it("passes on the theme's red", () => {
  document.documentElement.style.setProperty("--red", "#ff2a3d");
  expect(mountInWorker().worker.sent).toMatchObject([{ colour: "#ff2a3d" }]);
  document.documentElement.removeAttribute("style");
});

it("reports the number of particles that the worker counts", () => {
  mountInWorker().worker.say({ type: "count", count: 154 });
  expect(onCount.mock.calls).toEqual([[154]]);
});

it("adds where the background is clicked, and what the control orders", () => {
  const { mounted, worker } = mountInWorker();
  const click = new MouseEvent("click", { bubbles: true, clientX: 7, clientY: 8 });
  document.body.dispatchEvent(click);
  mounted.add();
  mounted.remove();
  expect(worker.sent.slice(1)).toEqual([
    { type: "add", place: { x: 7, y: 8 } },
    { type: "add", place: null },
    { type: "remove" },
  ]);
});

it("rests while hidden or paused, and sends no pointer then", () => {
  const { mounted, worker } = mountInWorker();
  hide(true);
  mounted.pause();
  hide(false);
  movePointer(1000);
  dispatchEvent(new Event("blur"));
  mounted.resume();
  movePointer(2000);
  expect(worker.sent.slice(1)).toEqual([
    ...[false, false, false].map((running) => ({ type: "run", running })),
    { type: "pointer", place: null },
    { type: "run", running: true },
    { type: "pointer", place: { x: 2000, y: 1 } },
  ]);
});

it("stays at rest, once the engine has stopped by itself, until it is resumed", () => {
  const { mounted, worker } = mountInWorker();
  worker.say({ type: "rest" });
  expect(onRest).toHaveBeenCalledTimes(1);
  hide(true);
  hide(false);
  mounted.resume();
  const orders = worker.sent.filter(({ type }) => type === "run");
  expect(orders).toEqual([false, false, true].map((running) => ({ type: "run", running })));
});

it("follows the emblem while it is near the window, and reports once that it has left", () => {
  const { worker } = mountInWorker();
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div data-island="emblem"><svg><path data-nodes d="M6,6h0" /></svg></div>',
  );
  let top = 300;
  Object.assign(document.querySelector("[data-nodes]") ?? {}, {
    getScreenCTM: () => ({ a: 1, e: 0, f: top }),
    getBoundingClientRect: () => new DOMRect(6, top, 10, 10),
  });
  for (top of [300, 200, -300, -400]) window.dispatchEvent(new Event("scroll"));
  expect(worker.sent.slice(1)).toMatchObject([
    { type: "emblem", emblem: { x: [6], y: [306] } },
    { type: "emblem", emblem: { x: [6], y: [206] } },
    { type: "emblem", emblem: null },
  ]);
});

it("follows the size of the window once it holds", () => {
  vi.useFakeTimers();
  const { worker } = mountInWorker();
  vi.advanceTimersByTime(1000);
  expect(worker.sent).toHaveLength(1);
  for (const width of [1000, 900, 800]) {
    size.width = width;
    resized();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(1000);
  expect(worker.sent.slice(1)).toMatchObject([{ type: "resize", viewport: { width: 800 } }]);
});

it("leaves nothing behind when destroyed", () => {
  const { mounted, worker } = mountInWorker();
  mounted.destroy();
  const sent = worker.sent.length;
  document.body.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  dispatchEvent(new PointerEvent("pointermove"));
  hide(true);
  worker.say({ type: "count", count: 1 });
  expect(worker.terminated).toBe(true);
  expect(worker.sent).toHaveLength(sent);
  expect(container.children).toHaveLength(0);
  expect(onCount).not.toHaveBeenCalled();
});

it("can be mounted again in the same place", () => {
  mountInWorker().mounted.destroy();
  mount();
  FakeWorker.all[1]?.say({ type: "ready", able: true });
  expect(container.children).toHaveLength(1);
  expect(FakeWorker.all[1]?.sent).toMatchObject([{ type: "start" }]);
});
