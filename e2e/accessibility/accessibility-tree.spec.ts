import type { Page } from "@playwright/test";
import { readTree } from "../testing/accessibility-tree.ts";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

const elements = {
  heading: "h1, h2, h3",
  link: "a[href]",
  button: "button:not([role])",
  image: 'img:not([role="img"] *), [role="img"]',
} as const;

/**
 * The number of these elements in the accessibility tree, including those that are far from the
 * viewport.
 */
function shown(page: Page, selector: string): Promise<number> {
  return page
    .locator(`:is(${selector}):not([aria-hidden="true"] *)`)
    .evaluateAll(
      (all) =>
        all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
    );
}

async function named(page: Page, role: string) {
  return (await readTree(page)).filter((node) => node.role === role);
}

test("right after the page has loaded every heading, link, button and image has a name; headings skip no level; links with one name lead to one place; the dialog is modal, and the years are tabs", async ({
  page,
}) => {
  await openPage(page);
  for (const [role, selector] of Object.entries(elements)) {
    // Scripts that start meanwhile show more buttons.
    await expect
      .poll(async () => (await named(page, role)).length - (await shown(page, selector)), role)
      .toBe(0);
    expect((await named(page, role)).filter(({ name }) => name === "")).toEqual([]);
  }

  const headings = await named(page, "heading");
  const levels = headings.map(({ states }) => Number(states.level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [place, level] of levels.entries()) {
    expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
  const written = await page
    .locator("main :is(h1, h2, h3)")
    .evaluateAll((all) =>
      all.map((heading) => heading.textContent?.trim().replace(/\s+/g, " ").toLowerCase()),
    );
  const names = headings.map(({ name }) => name.replaceAll("\u00a0", " ").toLowerCase());
  expect(names).toEqual(written);

  const destinations = await page
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href") ?? ""] as const),
    );
  const byName = new Map<string, Set<string>>();
  for (const [name, destination] of destinations) {
    byName.set(name, (byName.get(name) ?? new Set()).add(destination));
  }
  expect([...byName].filter(([, targets]) => targets.size > 1)).toEqual([]);

  const [timer] = await named(page, "timer");
  expect(timer).toBeDefined();
  // The countdown is not announced every second.
  expect(timer?.states.live ?? "off").toBe("off");
  const live = await page
    .locator(
      ':is([aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]):not([hidden])',
    )
    .evaluateAll((all) => all.map((region) => region.closest("dialog, section, footer")?.id ?? ""));
  expect(new Set(live)).toEqual(new Set(["validacion", "sede", "ediciones", "pie"]));

  expect(await named(page, "dialog")).toEqual([]);
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const [dialog] = await named(page, "dialog");
  expect(dialog?.name).toBe("Valida tu registro ingresando tu carnet");
  expect(dialog?.states.modal).toBe(true);
  await expect(page.getByRole("textbox")).toBeFocused();
  const [field] = await named(page, "textbox");
  expect(field?.name).toBe("Carnet");
  expect(field?.states.focused).toBe(true);
  await expect(page.getByRole("dialog").locator("[aria-live]")).toHaveAttribute(
    "aria-live",
    "polite",
  );
  // The page behind the dialog is not accessible meanwhile.
  expect(await named(page, "timer")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => named(page, "dialog")).toEqual([]);

  await goTo(page, "ediciones");
  const orientation = async () => (await named(page, "tablist"))[0]?.states.orientation;
  await expect.poll(orientation).toBe("horizontal");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(orientation).toBe("vertical");
});
