// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CameraView } from "./CameraView.tsx";

const phone = vi.hoisted(() => ({ isTaken: true }));
vi.mock("./camera.ts", async (original) => ({
  ...(await original<object>()),
  openCamera: async () => {
    if (phone.isTaken) throw new DOMException("In use", "NotReadableError");
    return { torch: null, stop: () => {} };
  },
}));

test("a camera that was in use is opened at a busy door too, which renders the page each second", async () => {
  vi.useFakeTimers();
  const camera = () => <CameraView carnetIn={() => null} onCarnet={() => {}} isPaused={false} />;
  const { container, rerender } = render(camera());
  const state = () => container.querySelector<HTMLElement>(".camera")?.dataset.state;
  const passSecond = () => act(() => vi.advanceTimersByTimeAsync(1000));
  await passSecond();
  expect(state()).toBe("busy");
  phone.isTaken = false;
  for (let second = 0; second < 5; second += 1) {
    await passSecond();
    rerender(camera());
  }
  expect(state()).toBe("open");
});
