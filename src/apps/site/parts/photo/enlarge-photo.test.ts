// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testEdition } from "../../testing/edition.ts";
import { enlargePhoto } from "./enlarge-photo.ts";

const load = vi.fn();
const openLightbox = vi.fn(async () => {});
const offerReload = vi.hoisted(() => vi.fn());
vi.mock("../../loading/retriable.ts", () => ({ retriable: () => () => load() }));
vi.mock("../../loading/reload-notice.ts", () => ({ offerReload }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const press = () =>
  enlargePhoto(
    testEdition().sede.fotos,
    0,
    document.body.appendChild(document.createElement("button")),
  );

it("asks again for a program that was lost, and opens once", async () => {
  load.mockRejectedValueOnce(new TypeError()).mockResolvedValue({ openLightbox });
  press();
  press();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  expect(openLightbox).toHaveBeenCalledTimes(1);
  expect(offerReload).not.toHaveBeenCalled();
});

it("says so when it stays lost, and answers the next press", async () => {
  load.mockRejectedValue(new TypeError());
  press();
  await vi.runAllTimersAsync();
  expect(offerReload).toHaveBeenCalledTimes(1);
  load.mockResolvedValue({ openLightbox });
  press();
  await vi.runAllTimersAsync();
  expect(openLightbox).toHaveBeenCalledTimes(1);
});
