// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
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

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(phone, { opensAfterMs: 0, isTaken: true });
});

function renderCamera() {
  const camera = () => <CameraView carnetIn={() => null} onCarnet={() => {}} isPaused={false} />;
  const { container, rerender } = render(camera());
  return {
    state: () => container.querySelector<HTMLElement>(".camera")?.dataset.state,
    passSecond: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    renderAgain: () => rerender(camera()),
  };
}

test("a camera that was in use is opened on a slow phone too, where that takes longer than the pause between attempts", async () => {
  const { state, passSecond } = renderCamera();
  await act(() => vi.advanceTimersByTimeAsync(500));
  // A screen reader would not say it yet.
  expect(state()).toBe("opening");
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(state()).toBe("busy");
  Object.assign(phone, { opensAfterMs: 4000, isTaken: false });
  for (let second = 0; second < 10; second += 1) await passSecond();
  expect(state()).toBe("open");
});

test("a camera that was in use is opened at a busy door too, which renders the page each second", async () => {
  const { state, passSecond, renderAgain } = renderCamera();
  await passSecond();
  expect(state()).toBe("busy");
  phone.isTaken = false;
  for (let second = 0; second < 5; second += 1) {
    await passSecond();
    renderAgain();
  }
  expect(state()).toBe("open");
});
