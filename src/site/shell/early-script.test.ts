// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { clockFacts } from "../phase/clock-facts.ts";
import { testEdition } from "../testing/edition.ts";
import { answerPresses, pageScript } from "./early-script.ts";

it("opens a dialog that comes after the press, once the page has been parsed", () => {
  document.body.innerHTML = '<button type="button" commandfor="d"><b>Abrir</b></button>';
  answerPresses();
  document.querySelector("b")?.click();
  document.body.insertAdjacentHTML("beforeend", '<dialog id="d"></dialog>');
  const dialog = document.querySelector("dialog");
  expect(dialog?.open).toBe(false);
  document.dispatchEvent(new Event("readystatechange"));
  expect(dialog?.open).toBe(true);
});

it.each([
  ["", 412, "all"],
  // A text fragment stands in the visit's entry alone.
  ["#:~:text=Ponentes", 412, undefined],
  ["", 1440, undefined],
])("opened at /%s on a screen %i px wide, what is below rests: %s", (place, width, resting) => {
  vi.stubGlobal("screen", { width });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: `https://x.org/${place}` }] });
  document.documentElement.removeAttribute("data-resting");
  new Function(pageScript(clockFacts(testEdition().edicion), false))();
  expect(document.documentElement.dataset.resting).toBe(resting);
});

it("shows the first screen after some seconds if the styles of its face do not come", () => {
  vi.useFakeTimers({ now: Date.parse("2025-10-04T11:00:00-06:00") });
  const { edicion } = testEdition();
  new Function(pageScript(clockFacts(edicion), false))();
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(true);
  vi.runAllTimers();
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(false);
});
