import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expectReadable } from "../testing/expect-readable.ts";
import { expect, goTo, test } from "../testing/journey.ts";

/** Features that hardened browsers, extensions and other programs take away or take over. */
const refusals: Readonly<Record<string, () => void>> = {
  "observers and workers": () => {
    for (const name of ["IntersectionObserver", "ResizeObserver", "PerformanceObserver", "Worker"])
      Reflect.deleteProperty(globalThis, name);
  },
  "drawings and animations": () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    Reflect.deleteProperty(globalThis, "OffscreenCanvas");
    Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    Reflect.deleteProperty(Element.prototype, "animate");
  },
  "a default policy of their own": () => {
    const { trustedTypes } = globalThis as never as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    trustedTypes.createPolicy("default", { createHTML: (text: string) => text });
  },
  "clipboard, sharing and fonts": () => {
    for (const name of ["clipboard", "share", "canShare", "serviceWorker", "storage"])
      Object.defineProperty(Navigator.prototype, name, {
        get: () => {
          throw new DOMException("Refused", "SecurityError");
        },
      });
    Reflect.deleteProperty(Document.prototype, "fonts");
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test.describe(`a browser that refuses ${what}`, () => {
    test.use({ expectedConsole: /error: |warning: / });

    test("shows all texts and photos, counts, and checks a carnet", async ({ page }) => {
      await page.addInitScript(refuse);
      await page.goto("/");
      const timer = page.getByRole("timer");
      await expect(timer).not.toHaveAttribute("data-state", "unknown");
      await expectReadable(page);
      await goTo(page, "sede");
      await expect(page.locator("#sede img").first()).toBeVisible();
      await goTo(page, "ediciones");
      await page.getByRole("tab").last().click();
      await expect(page.getByRole("tab").last()).toHaveAttribute("aria-selected", "true");
      const { dialog, field } = await openCheck(page);
      await field.fill(registered);
      await validate(dialog);
      await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
    });
  });
}
