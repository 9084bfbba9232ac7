import sharp from "sharp";
import { scanCode } from "../participant-check/scan-code.ts";
import { openCheck, registered } from "../participant-check/validation.ts";
import { expect, expectAccessible, goTo, openPage, test } from "../testing/journey.ts";

test("in forced colours buttons keep an edge, the pass can be scanned, and nothing breaks a rule", async ({
  page,
}) => {
  // On a light background, a code without its own background would still be visible.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  const { field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  await page.getByRole("button", { name: "Muestra tu pase" }).click();
  const code = page.getByRole("img", { name: /^Código QR/ });
  await expect.poll(async () => scanCode(await code.screenshot())).toBe("2490-21-104512");
  const shot = await code.screenshot();
  // Scanners need more contrast than this reader.
  const [{ min, max } = { min: 0, max: 0 }] = (await sharp(shot).stats()).channels;
  expect(max - min).toBeGreaterThan(150);
  // The browser chooses these colours, but axe reads those of the style sheet.
  await expectAccessible(page, ["color-contrast"]);
  await page.keyboard.press("Escape");
  const edges = await page
    .locator("#inicio :is(a, button)")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((control) => getComputedStyle(control).borderTopStyle));
  expect(edges.length).toBeGreaterThanOrEqual(2);
  expect(edges).not.toContain("none");
});

test("a phone's notch and its home bar cover no control", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const insets = { top: 40, left: 47, right: 47, bottom: 34 };
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.setViewportSize({ width: 667, height: 375 });
  await openPage(page);
  const expectNoneCovered = async (selector: string) => {
    const covered = () =>
      page.locator(selector).evaluateAll(
        (all, { left, right, top, bottom }) =>
          all
            .filter((control) => {
              const box = control.getBoundingClientRect();
              const isAcross = box.left < left || box.right > innerWidth - right;
              // Others can be scrolled away from the upper and the lower edge.
              const isFixed = control.closest("nav, dialog") !== null;
              const isAlong = box.top < top || box.bottom > innerHeight - bottom;
              return control.checkVisibility() && (isAcross || (isFixed && isAlong));
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        insets,
      );
    await expect.poll(covered).toEqual([]);
  };
  await expectNoneCovered("#inicio :is(a, button)");
  await goTo(page, "tematicas");
  await expect(page.getByRole("navigation", { name: "Entrada y registro" })).toBeVisible();
  await expectNoneCovered("nav :is(a, button)");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoneCovered("dialog :is(input, button)");
});
