// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchGestures } from "./gestures.ts";

let life: AbortController;
const onPoint = vi.fn();
const onBackgroundClick = vi.fn();

beforeEach(() => {
  life = new AbortController();
  watchGestures({ onPoint, onBackgroundClick }, life.signal);
});

afterEach(() => {
  life.abort();
  vi.resetAllMocks();
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

function clickOn(html: string) {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-target]");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 40, clientY: 30 }));
}

function move(type: string, timeStamp: number, init: PointerEventInit = {}) {
  const event = new PointerEvent(type, { bubbles: true, ...init });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  document.body.dispatchEvent(event);
}

it.each([
  "<main data-target>fondo</main>",
  "<section><p data-target>texto</p></section>",
  "<section><h2><span data-target>título</span></h2></section>",
])("takes a click on %s as one on the background, with its place", (html) => {
  clickOn(html);
  expect(onBackgroundClick.mock.calls).toEqual([[{ x: 40, y: 30 }]]);
});

it.each([
  "<a href='#x'><span data-target>enlace</span></a>",
  "<button><span data-target>botón</span></button>",
  "<input data-target>",
  "<label data-target>carnet</label>",
  "<select data-target></select>",
  "<textarea data-target></textarea>",
  "<dialog data-target></dialog>",
  "<dialog><p data-target>mensaje</p></dialog>",
  "<details><summary data-target>más</summary></details>",
  "<img data-target alt=''>",
  "<figure><figcaption data-target>foto</figcaption></figure>",
  "<div role='group'><p data-target>control</p></div>",
  "<div tabindex='0' data-target>tarjeta</div>",
  "<div data-no-particles><p data-target>zona</p></div>",
])("leaves a click on %s alone", (html) => {
  clickOn(html);
  expect(onBackgroundClick).not.toHaveBeenCalled();
});

it("leaves a click alone that something else has dealt with", () => {
  const prevent = (event: Event) => event.preventDefault();
  document.body.addEventListener("click", prevent, { once: true });
  document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(onBackgroundClick).not.toHaveBeenCalled();
});

it("leaves the click alone that ends the selection of a text", () => {
  document.body.innerHTML = "<p>Cuatro de octubre</p>";
  const paragraph = document.body.querySelector("p");
  if (paragraph) getSelection()?.selectAllChildren(paragraph);
  paragraph?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onBackgroundClick).not.toHaveBeenCalled();
});

it("reports where the pointer is, at most once a frame", () => {
  for (let time = 1000; time < 2000; time++)
    move("pointermove", time, { clientX: time, clientY: 5 });
  expect(onPoint.mock.calls[0]).toEqual([{ x: 1000, y: 5 }]);
  expect(onPoint.mock.calls.length).toBeGreaterThan(55);
  expect(onPoint.mock.calls.length).toBeLessThan(90);
});

it("reports a lifted finger as leaving, but not a released mouse button", () => {
  move("pointerup", 1000, { pointerType: "mouse" });
  expect(onPoint).not.toHaveBeenCalled();
  move("pointerup", 1001, { pointerType: "touch" });
  expect(onPoint.mock.calls).toEqual([[null]]);
});

it("reports that the pointer left the window, became a scroll, or lost the focus", () => {
  document.documentElement.dispatchEvent(new PointerEvent("pointerleave"));
  move("pointercancel", 1000);
  dispatchEvent(new Event("blur"));
  expect(onPoint.mock.calls).toEqual([[null], [null], [null]]);
});

it("reports nothing after its signal has aborted", () => {
  life.abort();
  move("pointermove", 1000);
  clickOn("<main data-target></main>");
  dispatchEvent(new Event("blur"));
  expect(onPoint).not.toHaveBeenCalled();
  expect(onBackgroundClick).not.toHaveBeenCalled();
});
