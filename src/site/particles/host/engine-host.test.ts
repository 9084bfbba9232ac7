// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeWorker } from "../testing/fake-worker.ts";
import { type RecordingContext, recordingContext } from "../testing/recording-context.ts";
import { type EngineHost, hostEngine, survivesWorkerCanvas } from "./engine-host.ts";

const emblem = null;
const viewport = { width: 1440, height: 900, scale: 1, frameRate: 60 };
const onCount = vi.fn();
const onFailure = vi.fn();
let container: HTMLElement;
let host: EngineHost | undefined;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  offerHandingOver();
  offerContext(recordingContext());
  container = document.createElement("div");
});

afterEach(() => {
  host?.destroy();
  host = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function offerHandingOver() {
  Object.defineProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen", {
    configurable: true,
    value: () => ({}),
  });
}

/** Makes every canvas of the page give this 2D context. */
function offerContext(context: RecordingContext | null) {
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    configurable: true,
    writable: true,
    value: () => context,
  });
}

function startHost() {
  host = hostEngine(container, () => ({ viewport, emblem, colour: "red", running: true }), {
    onCount,
    onRest() {},
    onFailure,
  });
  return host;
}

async function expectToDrawOnThePage() {
  await vi.waitFor(() => expect(onCount.mock.calls).toEqual([[150]]), { timeout: 10_000 });
  host?.send({ type: "add", place: null });
  expect(onCount).toHaveBeenLastCalledWith(154);
  expect(container.children).toHaveLength(1);
}

it("draws on the page where there are no workers", async () => {
  vi.stubGlobal("Worker", undefined);
  startHost();
  await expectToDrawOnThePage();
});

it("draws on the page where a canvas cannot be handed over", async () => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  startHost();
  await expectToDrawOnThePage();
  expect(FakeWorker.all).toEqual([]);
});

it("draws on the page where a canvas in a worker could end it", async () => {
  vi.spyOn(navigator, "vendor", "get").mockReturnValue("Apple Computer, Inc.");
  startHost();
  await expectToDrawOnThePage();
  expect(FakeWorker.all).toEqual([]);
});

it.each([
  ["Chromium", "Google Inc.", false, true],
  ["Gecko", "", false, true],
  ["WebKit on Apple's systems", "Apple Computer, Inc.", true, true],
  ["WebKit on Linux", "Apple Computer, Inc.", false, false],
])("knows whether a worker is safe in %s", (_engine, vendor, hasGestures, safe) => {
  expect(survivesWorkerCanvas(vendor, hasGestures)).toBe(safe);
});

it("draws on the page where the worker cannot", async () => {
  startHost();
  FakeWorker.all[0]?.say({ type: "ready", able: false });
  await expectToDrawOnThePage();
  expect(FakeWorker.all[0]?.terminated).toBe(true);
});

it("draws on the page where the worker does not start", async () => {
  startHost();
  FakeWorker.all[0]?.dispatchEvent(new Event("error"));
  await expectToDrawOnThePage();
});

it("reports a failure when it can draw nowhere at all", async () => {
  vi.stubGlobal("Worker", undefined);
  offerContext(null);
  startHost();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
});

it("does not start when it was destroyed while loading", async () => {
  vi.stubGlobal("Worker", undefined);
  startHost().destroy();
  await import("../engine/engine.ts");
  await Promise.resolve();
  expect(onCount).not.toHaveBeenCalled();
  expect(container.children).toHaveLength(0);
});
