import type { Page } from "@playwright/test";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, goTo, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

/*
 * Tests what the README says about older browsers, by removing from Chromium the features that they
 * lack.
 */
const { edicion, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);

/** The texts of all sections. */
const texts = [
  edicion.titulo,
  ...tematicas.map(({ titulo }) => titulo),
  ...ponentes.map(({ nombre }) => nombre),
  ...testimonios.map(({ autor }) => autor),
  edicion.contacto.correo,
];

async function expectReadable(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").toLowerCase());
  for (const text of texts) await expect.poll(read).toContain(text.toLowerCase());
  const links = page.getByRole("link");
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /./);
  for (const photo of await page.locator("main img").all()) {
    await expect(photo).toHaveAttribute("src", /./);
  }
}

test.describe("a browser without features beyond the stated versions", () => {
  // Chromium's own buttons still react to `command`, although the page's script cannot see it any
  // more.
  test.use({ expectedConsole: /already open Dialog/ });

  test("offers everything", async ({ page }) => {
    await page.addInitScript(takeNewFeatures);
    await openPage(page);
    await expectReadable(page);
    await expect(page.locator("canvas")).toBeVisible();
    await goTo(page, "ediciones");
    await page.getByRole("tab", { name: "2019" }).click();
    await expect(page.getByRole("tabpanel", { name: "2019" })).toBeVisible();
    const { dialog, field } = await openCheck(page);
    await field.fill(registered);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
    await expect(dialog.locator("canvas")).toBeVisible();
  });
});

test("a browser without dialogs has the form in the page, and the button leads to it", async ({
  page,
}) => {
  await page.addInitScript(takeDialogs);
  await openPage(page);
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  const field = page.getByLabel("Carnet", { exact: true });
  await expect(field).toBeInViewport();
  await field.fill(registered);
  await field.press("Enter");
  await expect(page.locator("#validacion [aria-live]")).toContainText("¡Felicidades");
});

test.describe("scripts that the browser cannot read", () => {
  test.use({
    expectedConsole: /Failed to load resource|SyntaxError|Unexpected (token|strict mode)/,
  });

  test("leave all texts, photos and links, with their styles", async ({ page }) => {
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let let = ?" }),
    );
    await page.goto("/");
    await expectReadable(page);
    await expect(page.locator("#pie")).toBeVisible();
    const padding = () =>
      page.locator("#ponentes").evaluate((section) => getComputedStyle(section).paddingBlockStart);
    await expect.poll(padding).not.toBe("0px");
  });
});

test.describe("an inline script that the browser cannot read either", () => {
  // The polyfilled element is not the one that the policy allows.
  test.use({ expectedConsole: /Content Security Policy/ });

  test("leaves all texts, photos and links", async ({ page }) => {
    await page.route("/", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<script>", "<script>?");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/");
    await expectReadable(page);
  });
});

/**
 * Removes features that Chrome 111, Firefox 114 or Safari 16.4 lack. Runs in the page, before its
 * scripts.
 */
function takeNewFeatures(): void {
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
  for (const [owner, names] of lost) for (const name of names) Reflect.deleteProperty(owner, name);
  Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });
}

/** Makes `dialog` an unknown element, as in Safari before 15.4. Runs in the page. */
function takeDialogs(): void {
  for (const name of ["open", "show", "showModal", "close", "returnValue"]) {
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }
  Reflect.deleteProperty(globalThis, "HTMLDialogElement");
  const sheet = new CSSStyleSheet();
  // Reverts the browser's own style sheet.
  sheet.replaceSync("dialog, dialog:not([open]) { display: inline; position: static }");
  document.adoptedStyleSheets = [sheet];
}
