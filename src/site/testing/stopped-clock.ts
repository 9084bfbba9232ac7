import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

/** Gives every test of the calling file a clock that only the test advances. */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    // The timers of what is shown belong to this clock.
    cleanup();
    vi.useRealTimers();
  });
}
