// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beforeHydration } from "./early-script.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<button commandfor="d"><b>Abrir</b></button><dialog id="d"><form><input></form></dialog><script></script>';
  beforeHydration(0, Number.POSITIVE_INFINITY);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.phase;
});

const form = () => document.querySelector("form");
const send = () => form()?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

it("opens the dialog that a button names", () => {
  document.querySelector("b")?.click();
  expect(document.querySelector("dialog")?.open).toBe(true);
});

it("leads to the dialog in a browser without dialogs", () => {
  const dialog = document.querySelector("dialog");
  const lead = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  document.querySelector("b")?.click();
  HTMLDialogElement.prototype.showModal = showModal;
  expect(lead.mock.contexts).toContain(dialog);
});

describe("a form that is sent", () => {
  it("waits for the module script", () => {
    expect(send()).toBe(false);
    expect(form()?.hasAttribute("aria-busy")).toBe(true);
  });

  it("no longer waits once that one is lost, and says what to do", () => {
    const report = vi.spyOn(HTMLInputElement.prototype, "reportValidity").mockReturnValue(false);
    send();
    document.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(form()?.hasAttribute("aria-busy")).toBe(false);
    expect(document.querySelector("input")?.validationMessage).toContain("Recarga la página");
    report.mockClear();
    send();
    expect(form()?.hasAttribute("aria-busy")).toBe(false);
    expect(report).toHaveBeenCalled();
  });
});

it.each([
  [0, Number.POSITIVE_INFINITY, undefined],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, "other"],
  [0, 1, "other"],
])("marks a page that offers something from %d until %d", (from, until, mark) => {
  beforeHydration(from, until);
  expect(document.documentElement.dataset.phase).toBe(mark);
});
