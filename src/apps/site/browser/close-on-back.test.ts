import { beforeEach, expect, it, vi } from "vitest";
import { closeOnBack } from "./close-on-back.ts";

let calls: string[];
const pop = () => dispatchEvent(new Event("popstate"));

beforeEach(() => {
  calls = [];
  const events = new EventTarget();
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("history", {
    state: null,
    pushState: () => calls.push("push"),
    back: () => calls.push("back"),
  });
});

it("closes once by Back, and leaves the entry of what was closed otherwise before it makes another", async () => {
  const closed = closeOnBack(() => calls.push("close"));
  await Promise.resolve();
  pop();
  closed();
  expect(calls).toEqual(["push", "close"]);

  const close = closeOnBack(() => calls.push("close"));
  await Promise.resolve();
  calls = [];
  close();
  closeOnBack(() => calls.push("close again"));
  await Promise.resolve();
  expect(calls).toEqual(["back"]);
  pop();
  await Promise.resolve();
  expect(calls).toEqual(["back", "push"]);
  pop();
  expect(calls).toEqual(["back", "push", "close again"]);
});

it("leaves closing to the browser where it has a CloseWatcher", async () => {
  vi.stubGlobal("window", { CloseWatcher: class {} });
  closeOnBack(() => calls.push("close"))();
  await Promise.resolve();
  expect(calls).toEqual([]);
});
