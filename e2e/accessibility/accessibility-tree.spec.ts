import { expect, goTo, openPage, test } from "../testing/journey.ts";

// Names, the levels of headings and roles are axe's, in any-edition/layout.spec.ts.
test("links with one name lead to one place; what is announced by itself is known, the countdown is not; the dialog has its name and leaves the rest alone, and the years are tabs", async ({
  page,
}) => {
  await openPage(page);
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

  await expect(page.getByRole("timer")).not.toHaveAttribute("aria-live", /polite|assertive/);
  const live = await page
    .locator(
      ':is([aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]):not([hidden])',
    )
    .evaluateAll((all) => all.map((region) => region.closest("dialog, section, footer")?.id ?? ""));
  expect(new Set(live)).toEqual(new Set(["validacion", "sede", "ediciones", "pie"]));

  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  const dialog = page.getByRole("dialog", { name: "Valida tu registro ingresando tu carnet" });
  await expect(dialog.getByRole("textbox", { name: "Carnet" })).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await goTo(page, "ediciones");
  await expect(page.getByRole("tablist").getByRole("tab", { selected: true })).toHaveCount(1);
});
