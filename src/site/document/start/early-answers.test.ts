// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { answerEarly } from "./early-answers.ts";

const scripts = vi.fn<() => Promise<unknown>>();
beforeAll(() => answerEarly(scripts));
beforeEach(() => {
  scripts.mockReset().mockReturnValue(new Promise(() => {}));
  document.body.innerHTML = `
    <button type="button" commandfor="question"><b>Ask</b></button>
    <button type="button" commandfor="nothing">Lost</button>
    <dialog id="question">
      <form method="dialog"><button>Close</button></form>
      <form id="answer"><input /><button>Send</button></form>
    </dialog>`;
});

function the<E extends Element>(selector: string, type: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`No ${selector}`);
  return element;
}
const dialog = () => the("dialog", HTMLDialogElement);

/** Returns whether the browser would still do by itself what it does. */
function press(selector: string): boolean {
  return the(selector, HTMLElement).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true }),
  );
}

function send(selector: string): boolean {
  return the(selector, HTMLFormElement).dispatchEvent(
    new Event("submit", { bubbles: true, cancelable: true }),
  );
}

it("opens the dialog that a pressed button names, once, and the browser does not do it again", () => {
  expect(press("b")).toBe(false);
  expect(dialog().open).toBe(true);
  expect(press("b")).toBe(false);
});

it("leads to the dialog as a part of the page where dialogs are not known", () => {
  const part = document.createElement("section");
  part.id = "question";
  dialog().replaceWith(part);
  const led = vi.spyOn(part, "scrollIntoView").mockReturnValue();
  expect(press("b")).toBe(false);
  expect(led).toHaveBeenCalled();
});

it("leaves all other presses alone", () => {
  expect(press("[commandfor=nothing]")).toBe(true);
  expect(press("form button")).toBe(true);
  expect(dialog().open).toBe(false);
});

it("keeps a form that no script answers, marked as busy, on the page", () => {
  expect(send("#answer")).toBe(false);
  expect(the("#answer", HTMLFormElement).getAttribute("aria-busy")).toBe("true");
});

it("says what to do in a form whose script cannot be fetched, and waits again at the next try", async () => {
  const field = () => the("#answer input", HTMLInputElement);
  const reported = vi.spyOn(HTMLInputElement.prototype, "reportValidity");
  scripts.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  send("#answer");
  await vi.waitFor(() => expect(field().validationMessage).toContain("Recarga la página"));
  expect(reported).toHaveBeenCalledOnce();
  expect(the("#answer", HTMLFormElement).hasAttribute("aria-busy")).toBe(false);
  send("#answer");
  expect(field().validationMessage).toBe("");
  expect(the("#answer", HTMLFormElement).getAttribute("aria-busy")).toBe("true");
});

it("leaves forms alone that close a dialog or have been answered", () => {
  expect(send("form[method=dialog]")).toBe(true);
  const form = the("#answer", HTMLFormElement);
  form.addEventListener("submit", (submission) => submission.preventDefault());
  send("#answer");
  expect(form.hasAttribute("aria-busy")).toBe(false);
});
