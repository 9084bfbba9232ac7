// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CameraView } from "./CameraView.tsx";

const phone = vi.hoisted(() => ({ opensAfterMs: 0, isTaken: true }));
vi.mock("./camera.ts", async (original) => ({
  ...(await original<object>()),
  openCamera: async () => {
    await new Promise((resolve) => setTimeout(resolve, phone.opensAfterMs));
    if (phone.isTaken) throw new DOMException("In use", "NotReadableError");
    return { torch: null, stop: () => {} };
  },
}));

test("a camera that was in use is opened on a slow phone too, where that takes longer than the pause between attempts", async () => {
  vi.useFakeTimers();
  const { container } = render(
    <CameraView readingOf={() => ({ kind: "none" })} onCarnet={() => {}} isPaused={false} />,
  );
  const state = () => container.querySelector<HTMLElement>(".camera")?.dataset.state;
  await act(() => vi.advanceTimersByTimeAsync(500));
  // A screen reader would not say it yet.
  expect(state()).toBe("opening");
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(state()).toBe("busy");
  Object.assign(phone, { opensAfterMs: 4000, isTaken: false });
  for (let second = 0; second < 10; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(state()).toBe("open");
  vi.useRealTimers();
});
