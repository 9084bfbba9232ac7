// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beforeHydration } from "./early-script.ts";

const never = Number.POSITIVE_INFINITY;

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" commandfor="d"><b>Abrir</b></button><dialog id="d"><form><input><button>Validar</button></form><form method="dialog"><button>Cerrar</button></form></dialog><button type="button"><i>Año</i></button>';
  beforeHydration([0, never, never, never], "tickets");
});
afterEach(() => {
  delete document.documentElement.dataset.phase;
});

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

it("keeps a form from being sent until then, and lets the dialog close", () => {
  for (const [label, isKept] of [
    ["Validar", true],
    ["Cerrar", false],
  ] as const) {
    const button = [...document.querySelectorAll("button")].find(
      (each) => each.textContent === label,
    );
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    button?.dispatchEvent(press);
    expect([press.defaultPrevented, button?.hasAttribute("aria-busy")]).toEqual([isKept, isKept]);
  }
});

it.each([
  [[0, never, never, never], undefined],
  [[never, never, never, never], "other"],
  [[0, 1, never, never], "other"],
  [[0, 1, 2, never], "begun"],
  [[0, 1, 2, 3], "over"],
] as const)("marks a page whose instants are %j as %s", (instants, mark) => {
  beforeHydration(instants, "tickets");
  expect(document.documentElement.dataset.phase).toBe(mark);
});

it("takes the time of an address on one's own computer", () => {
  history.replaceState(null, "", "/?ahora=2025-10-04T11:00:00+00:00");
  beforeHydration([0, never, Date.parse("2025-10-04"), never], "tickets");
  history.replaceState(null, "", "/");
  expect(document.documentElement.dataset.phase).toBe("begun");
  expect(Date.now() + Number(document.documentElement.dataset.ahead)).toBeCloseTo(
    Date.parse("2025-10-04T11:00:00Z"),
    -4,
  );
});

it("marks a page that offers tickets if the visitor has saved one, and not without storage", () => {
  localStorage.setItem("tickets", "[]");
  beforeHydration([0, never, never, never], "tickets");
  localStorage.clear();
  expect(document.documentElement.dataset.phase).toBe("other");
  delete document.documentElement.dataset.phase;
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  beforeHydration([0, never, never, never], "tickets");
  expect(document.documentElement.dataset.phase).toBeUndefined();
});
