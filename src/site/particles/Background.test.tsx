// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { Background } from "./Background.tsx";
import { backgroundStore, initialState } from "./control/background-store.ts";
import { FakeSettings } from "./testing/fake-settings.ts";
import { FakeWorker } from "./testing/fake-worker.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  backgroundStore.set(initialState);
});

const page = (
  <StrictMode>
    <Background />
  </StrictMode>
);

/** Hydrates the prerendered background; returns its box and what unmounts it. */
async function hydrate() {
  const place = document.createElement("div");
  place.innerHTML = renderToString(page);
  const root = await act(() => hydrateRoot(place, page));
  return { box: place.firstElementChild, unmount: () => act(() => root.unmount()) };
}

it("has one canvas and one worker, although StrictMode mounts it twice, and none afterwards", async () => {
  FakeWorker.all = [];
  new FakeSettings();
  vi.stubGlobal("Worker", FakeWorker);
  Object.defineProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen", {
    configurable: true,
    value: () => ({}),
  });
  const { box, unmount } = await hydrate();
  await vi.waitFor(() => expect(FakeWorker.all).not.toEqual([]));
  for (const worker of FakeWorker.all) worker.say({ type: "ready", able: true });
  expect(FakeWorker.all.filter(({ terminated }) => !terminated)).toHaveLength(1);
  expect(box?.children).toHaveLength(1);
  unmount();
  expect(FakeWorker.all.every(({ terminated }) => terminated)).toBe(true);
});

it("is hidden from assistive technology and empty where it is not wanted", async () => {
  new FakeSettings().set("(prefers-reduced-motion: reduce)", true);
  const { box, unmount } = await hydrate();
  expect(box?.getAttribute("aria-hidden")).toBe("true");
  expect(box?.children).toHaveLength(0);
  expect(backgroundStore.getSnapshot()).toEqual({ status: "unwanted" });
  unmount();
});
