// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beforeHydration } from "./early-script.ts";

const never = Number.POSITIVE_INFINITY;

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" commandfor="d"><b>Abrir</b></button><dialog id="d"><form><input></form></dialog><p id="n" hidden></p><button type="button"><i>Año</i></button><script type="module"></script>';
  beforeHydration([0, never, never, never], "n", "tickets");
});
afterEach(() => {
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

it("marks a pressed button until the page is hydrated", () => {
  const button = document.querySelector("i")?.closest("button");
  document.documentElement.dataset.hydrated = "true";
  button?.click();
  expect(button?.hasAttribute("aria-busy")).toBe(false);
  delete document.documentElement.dataset.hydrated;
  document.querySelector("i")?.click();
  expect(button?.hasAttribute("aria-busy")).toBe(true);
  document.querySelector("b")?.click();
  expect(document.querySelector("[commandfor]")?.hasAttribute("aria-busy")).toBe(false);
});

describe("a form that is sent", () => {
  it("waits for the module script", () => {
    expect(send()).toBe(false);
    expect(form()?.hasAttribute("aria-busy")).toBe(true);
  });

  it("stops waiting once that script is lost, and says what to do", async () => {
    const report = vi.spyOn(HTMLInputElement.prototype, "reportValidity").mockReturnValue(false);
    send();
    document.querySelector("script")?.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(form()?.hasAttribute("aria-busy")).toBe(false), 5000);
    expect(document.querySelector("p")?.hidden).toBe(false);
    expect(document.querySelector("input")?.validationMessage).toContain("Recarga la página");
    report.mockClear();
    send();
    expect(form()?.hasAttribute("aria-busy")).toBe(false);
    expect(report).toHaveBeenCalled();
  });
});

it.each([
  [[0, never, never, never], undefined],
  [[never, never, never, never], "other"],
  [[0, 1, never, never], "other"],
  [[0, 1, 2, never], "begun"],
  [[0, 1, 2, 3], "over"],
] as const)("marks a page whose instants are %j as %s", (instants, mark) => {
  beforeHydration(instants, "n", "tickets");
  expect(document.documentElement.dataset.phase).toBe(mark);
});

it("marks a page that offers tickets if the visitor has saved one, and not without storage", () => {
  localStorage.setItem("tickets", "[]");
  beforeHydration([0, never, never, never], "n", "tickets");
  localStorage.clear();
  expect(document.documentElement.dataset.phase).toBe("other");
  delete document.documentElement.dataset.phase;
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  beforeHydration([0, never, never, never], "n", "tickets");
  expect(document.documentElement.dataset.phase).toBeUndefined();
});
