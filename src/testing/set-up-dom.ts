import { afterEach, vi } from "vitest";

// No test leaves the next one a clock that stands still.
afterEach(() => void vi.useRealTimers());

// Tests with a document render React: its updates are awaited, and each test leaves an empty page.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 120_000 });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(cleanup);
}
