// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { followServer } from "./page-clock.ts";

const kept = "10/04/2025 07:00:00";
const sent = (etag: string, date: string) => ({
  headers: { etag, "last-modified": new Date(date).toUTCString() },
});
const same = sent("a", kept);
const newer = sent("b", "10/04/2025 07:30:00");

test.each([
  ["the same page, then another", [same, newer], true],
  ["another page than the service worker has shown", [newer], true],
  ["the same page, and is then restarted behind a proxy", [same, { status: 502 }, same], false],
])("a visitor is told of a newer page where the server has %s", async (_what, answers, isTold) => {
  Object.defineProperty(document, "lastModified", { value: kept, configurable: true });
  const onNewer = vi.fn();
  for (const [index, answer] of answers.entries()) {
    vi.stubGlobal("fetch", async () => new Response(null, answer));
    if (index > 0) dispatchEvent(new Event("online"));
    else followServer(onNewer, () => {});
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(onNewer.mock.calls.length > 0).toBe(isTold);
});
