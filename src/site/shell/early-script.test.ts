// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { clockFacts } from "../phase/clock-facts.ts";
import { testEdition } from "../testing/edition.ts";
import { answerPresses, pageScript, readClock } from "./early-script.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" commandfor="d"><b>Abrir</b></button><div data-island><dialog id="d"><form><input><button>Validar</button></form><form method="dialog"><button>Cerrar</button></form></dialog></div><div data-island><button type="button"><i>Año</i></button></div>';
  answerPresses();
});

it("opens the dialog that a button names", () => {
  document.querySelector("b")?.click();
  expect(document.querySelector("dialog")?.open).toBe(true);
});

it("opens a dialog that comes after the press, once the page has been parsed", () => {
  const [dialog] = document.querySelectorAll("dialog");
  const place = dialog?.parentElement;
  dialog?.remove();
  document.querySelector("b")?.click();
  if (dialog) place?.append(dialog);
  expect(dialog?.open).toBe(false);
  document.dispatchEvent(new Event("readystatechange"));
  expect(dialog?.open).toBe(true);
});

it("marks a pressed button until its island is hydrated", () => {
  const button = document.querySelector("i")?.closest("button");
  button?.parentElement?.setAttribute("data-ready", "true");
  button?.click();
  expect(button?.hasAttribute("aria-busy")).toBe(false);
  button?.parentElement?.removeAttribute("data-ready");
  document.querySelector("i")?.click();
  expect(button?.hasAttribute("aria-busy")).toBe(true);
  document.querySelector("b")?.click();
  expect(document.querySelector("[commandfor]")?.hasAttribute("aria-busy")).toBe(false);
});

it("takes the time of an address on one's own computer", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  history.replaceState(null, "", "/?ahora=2025-10-04T11:00:00+00:00");
  const then = Date.parse("2025-10-04T11:00:00Z");
  expect(readClock()).toBe(then);
  expect(Date.now() + Number(document.documentElement.dataset.ahead)).toBe(then);
  history.replaceState(null, "", "/");
  expect(readClock()).toBe(Date.now());
});

it("shows the first screen after some seconds if the styles of its face do not come", () => {
  vi.useFakeTimers({ now: Date.parse("2025-10-04T11:00:00-06:00") });
  const { edicion } = testEdition();
  new Function(pageScript(clockFacts(edicion), false))();
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(true);
  vi.runAllTimers();
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(false);
});
