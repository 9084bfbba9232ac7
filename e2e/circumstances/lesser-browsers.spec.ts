import { frozenEdition } from "#testing/frozen-edition.ts";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expectReadable } from "../testing/expect-readable.ts";
import { expect, goTo, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

/*
 * Browsers that lack something: what the README says about older ones, by removing from Chromium what
 * they lack, and what hardened ones and extensions take away.
 */
const { ediciones, ponentes } = await readEdition(frozenEdition);

/** Each runs in the page, before its scripts. */
const losses: Readonly<Record<string, () => void>> = {
  "what Chrome 111, Firefox 114 or Safari 16.4 lack": () => {
    const lost: readonly [object, readonly string[]][] = [
      [
        globalThis,
        ["requestIdleCallback", "scheduler", "trustedTypes", "navigation", "OffscreenCanvas"],
      ],
      [Document.prototype, ["startViewTransition", "prerendering", "fragmentDirective"]],
      [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
      [HTMLButtonElement.prototype, ["command", "commandForElement", "popoverTargetElement"]],
      [HTMLCanvasElement.prototype, ["transferControlToOffscreen"]],
      [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "moveBefore"]],
      [Navigator.prototype, ["share", "canShare", "connection"]],
      [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
      [Promise, ["withResolvers", "try"]],
      [Object, ["groupBy"]],
      [URL, ["canParse", "parse"]],
    ];
    for (const [owner, names] of lost)
      for (const name of names) Reflect.deleteProperty(owner, name);
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });
  },
  "observers, workers, drawings and animations": () => {
    for (const name of ["IntersectionObserver", "ResizeObserver", "PerformanceObserver", "Worker"])
      Reflect.deleteProperty(globalThis, name);
    HTMLCanvasElement.prototype.getContext = () => null;
    Reflect.deleteProperty(Element.prototype, "animate");
  },
  "clipboard, sharing, fonts, and policies of its own": () => {
    for (const name of ["clipboard", "share", "canShare", "serviceWorker", "storage"])
      Object.defineProperty(Navigator.prototype, name, {
        get: () => {
          throw new DOMException("Refused", "SecurityError");
        },
      });
    Reflect.deleteProperty(Document.prototype, "fonts");
    window.trustedTypes?.createPolicy("default", { createHTML: (text: string) => text });
  },
};

for (const [what, lose] of Object.entries(losses)) {
  test.describe(`a browser without ${what}`, () => {
    // Chromium's own buttons still react to `command`, although the page's script cannot see it.
    test.use({ expectedConsole: /already open Dialog|error: |warning: / });

    test("shows all texts and photos, counts, and checks a carnet", async ({ page }) => {
      await page.addInitScript(lose);
      await page.goto("/");
      await expect(page.getByRole("timer")).not.toHaveAttribute("data-state", "unknown");
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

test("without newer styles all can be read, and nothing overflows", async ({ page }) => {
  await page.route("/", async (route) => {
    if (route.request().method() === "HEAD") return route.continue();
    const body = (await (await route.fetch()).text()).replace(/<style>.*?<\/style>/gs, (sheet) =>
      sheet
        .replace(/(?:text-wrap|content-visibility|scrollbar-width):[^;}]*/g, "")
        .replace(/:has\(/g, ":lacks(")
        .replace(/subgrid|allow-discrete|animation-timeline/g, "lacking")
        .replaceAll("@starting-style", "@lacking"),
    );
    // The policy allows only the styles as built.
    await route.fulfill({ contentType: "text/html", body });
  });
  await page.goto("/");
  await expectReadable(page);
  for (const width of [320, 568, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(sideways).toBe(width);
  }
});

test.describe("scripts that the browser cannot read", () => {
  test.use({
    expectedConsole: /Failed to load resource|SyntaxError|Unexpected (token|strict mode)/,
  });

  test("leave all texts, photos and links, and bios on hover", async ({ page }) => {
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let let = ?" }),
    );
    await page.goto("/");
    await expectReadable(page);
    const bio = page.locator("#ponentes button + p").first();
    await expect(bio).toBeHidden();
    await page.locator("#ponentes h3").first().hover();
    await expect(bio).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every text can be read, no wrong figure is shown, and the dialog says that it needs JavaScript", async ({
    page,
  }) => {
    await page.goto("/");
    const sections = ["Acerca del Evento", "Temáticas de la Convención", "Ponentes", "Testimonios"];
    for (const name of sections) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText("4 de octubre de 2025").first()).toBeVisible();
    // Neither the countdown nor the visits show placeholders.
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByText("Visitas")).toBeHidden();
    await expect(page.getByText("Puertas 7:00 AM").first()).toBeVisible();
    for (const { anio } of ediciones) {
      await expect(page.locator(`#fotos-${anio} h3`)).toHaveText(String(anio));
      await expect(page.locator(`#fotos-${anio} img`).first()).toBeVisible();
    }
    await expect(page.getByText(ponentes[0]?.semblanza ?? "")).toBeVisible();
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    // getByText does not find text in a noscript element.
    await expect(page.locator("dialog noscript p")).toBeVisible();
  });
});
