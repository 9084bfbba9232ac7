// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BackgroundStore, createBackgroundStore } from "../control/background-store.ts";
import { fakeBackground } from "../testing/fake-background.ts";
import { FakeSettings } from "../testing/fake-settings.ts";
import { keepBackground } from "./keep-background.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

let settings: FakeSettings;
let store: BackgroundStore;
let end: (() => void) | undefined;
const { background, load, mount, mounted } = fakeBackground();

beforeEach(() => {
  settings = new FakeSettings();
  store = createBackgroundStore();
  vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task));
});

afterEach(() => {
  end?.();
  end = undefined;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function keep() {
  end = keepBackground(document.createElement("div"), store, load);
}

const expectStatus = (status: string) =>
  vi.waitFor(() => expect(store.getSnapshot().status).toBe(status));

it("waits for the page to be usable before it loads anything", async () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  let idle: (() => void) | undefined;
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    idle = task;
  });
  keep();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(idle).toBeUndefined();
  readyState.mockReturnValue("complete");
  dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(idle).toBeDefined());
  expect(load).not.toHaveBeenCalled();
  idle?.();
  await expectStatus("running");
  expect(load).toHaveBeenCalledTimes(1);
});

it("starts where the browser reports no idle time", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  keep();
  await expectStatus("running");
});

it("follows the number of particles, also while paused", async () => {
  keep();
  await expectStatus("running");
  mounted.listeners?.onCount(154);
  expect(store.getSnapshot()).toEqual({ status: "running", count: 154 });
  store.order("pause");
  mounted.listeners?.onCount(158);
  expect(store.getSnapshot()).toEqual({ status: "paused", count: 158 });
  store.order("resume");
  expect(store.getSnapshot()).toEqual({ status: "running", count: 158 });
});

it("is paused once it has come to rest by itself, and can be resumed", async () => {
  keep();
  await expectStatus("running");
  mounted.listeners?.onRest();
  expect(store.getSnapshot()).toEqual({ status: "paused", count: 150 });
  store.order("resume");
  expect(background.resume).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toEqual({ status: "running", count: 150 });
});

it("passes each order on", async () => {
  keep();
  await expectStatus("running");
  for (const order of ["add", "remove", "pause", "resume"] as const) {
    store.order(order);
    expect(background[order]).toHaveBeenCalledTimes(1);
  }
});

it("loses orders that come before there is a background", () => {
  keep();
  store.order("pause");
  store.order("add");
  expect(store.getSnapshot()).toEqual({ status: "waiting", count: 150 });
});

it.each([REDUCED_MOTION, "(prefers-reduced-data: reduce)", "(forced-colors: active)"])(
  "loads nothing at all when the visitor's settings say %s",
  async (query) => {
    settings.set(query, true);
    keep();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.getSnapshot()).toEqual({ status: "unwanted" });
    expect(load).not.toHaveBeenCalled();
  },
);

it("loads nothing at all while the browser saves data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  keep();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.getSnapshot()).toEqual({ status: "unwanted" });
  expect(load).not.toHaveBeenCalled();
});

it("ends when the settings come to ask for calm, and begins when they no longer do", async () => {
  keep();
  await expectStatus("running");
  settings.set(REDUCED_MOTION, true);
  expect(background.destroy).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toEqual({ status: "unwanted" });
  settings.set(REDUCED_MOTION, false);
  await expectStatus("running");
  expect(mount).toHaveBeenCalledTimes(2);
});

it("does not begin twice when a setting changes that asks for nothing", async () => {
  keep();
  settings.set(REDUCED_MOTION, false);
  await expectStatus("running");
  expect(mount).toHaveBeenCalledTimes(1);
});

it("begins against the settings when the visitor asks for it, until they ask for calm anew", async () => {
  settings.set(REDUCED_MOTION, true);
  keep();
  store.order("activate");
  await expectStatus("running");
  settings.set("(forced-colors: active)", true);
  expect(store.getSnapshot()).toEqual({ status: "unwanted" });
});

it("does not wait for a spare moment when the visitor asks for it", async () => {
  settings.set(REDUCED_MOTION, true);
  vi.stubGlobal("requestIdleCallback", vi.fn());
  keep();
  store.order("activate");
  await expectStatus("running");
});

it("says that it could not be loaded, and tries again when asked", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  keep();
  await expectStatus("failed");
  store.order("activate");
  await expectStatus("running");
});

it("says so when it could be loaded but not drawn", async () => {
  keep();
  await expectStatus("running");
  mounted.listeners?.onFailure();
  expect(store.getSnapshot()).toEqual({ status: "failed" });
  expect(background.destroy).toHaveBeenCalledTimes(1);
});

it("loads nothing when it ended before the page was usable", async () => {
  keep();
  end?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).not.toHaveBeenCalled();
});

it("mounts nothing when it ended while loading", async () => {
  let loaded: (() => void) | undefined;
  load.mockImplementationOnce(
    () => new Promise((resolve) => (loaded = () => resolve({ mountBackground: mount }))),
  );
  keep();
  await vi.waitFor(() => expect(loaded).toBeDefined());
  end?.();
  loaded?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(mount).not.toHaveBeenCalled();
});

it("obeys and follows nothing any more once it has ended", async () => {
  keep();
  await expectStatus("running");
  end?.();
  expect(background.destroy).toHaveBeenCalledTimes(1);
  store.order("activate");
  settings.set(REDUCED_MOTION, true);
  settings.set(REDUCED_MOTION, false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(mount).toHaveBeenCalledTimes(1);
});
