import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Moves to a control with Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs += 1) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}

/**
 * Presses Tab from the top of the page to its end, and expects that each stop shows its focus and is not
 * hidden by what is fixed over the page. Resolves with the stops' names.
 */
export async function walk(page: Page, where: string): Promise<string[]> {
  const names: string[] = [];
  await page.evaluate(() => {
    // The browser goes on from where the focus was.
    const start = document.createElement("i");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
  });
  while (names.length < 300) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(focusedStop);
    if (stop === null) return names;
    names.push(stop.name);
    // Parts that load meanwhile may move it for a moment.
    const fault = async () => (await page.evaluate(focusedStop))?.fault;
    await expect.poll(fault, `${where}: ${stop.element} ${stop.name}`).toBe("");
  }
  throw new Error(`${where}: the walk does not come to its end`);
}

/** The focused element and what is wrong with it; `null` if nothing has the focus. Runs in the page. */
function focusedStop(): { element: string; name: string; fault: string } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const stop = {
    element: `<${element.localName} ${element.id || element.className}>`,
    name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
  };
  if (element.localName === "iframe") return { ...stop, fault: "" };
  // A hidden field may show its focus on its label.
  const shown = element.matches("input") ? (element.closest("label") ?? element) : element;
  const rings = [element, shown].map((each) => getComputedStyle(each));
  // A part of a date, which no script sees, shows it itself.
  const isDate = element.matches("input:is([type^=date], [type=time])");
  const isRinged =
    isDate ||
    rings.some(({ outlineStyle, outlineWidth }) => {
      return outlineStyle !== "none" && outlineWidth !== "0px";
    });
  const isSeen = [...shown.getClientRects()].some(({ left, top, right, bottom }) => {
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
    if (width <= 0 || height <= 0) return false;
    return [0.1, 0.5, 0.9].some((share) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(x + width * part, y + height * share);
        return (
          hit !== null &&
          (shown.contains(hit) || (hit.contains(shown) && hit.localName === "label"))
        );
      }),
    );
  });
  return { ...stop, fault: !isRinged ? "shows no focus" : isSeen ? "" : "is hidden" };
}
