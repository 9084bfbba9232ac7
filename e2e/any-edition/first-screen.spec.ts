import { expect, test } from "../testing/journey.ts";
import { openAt, resizeTo } from "./open-at.ts";

test("a small phone's first screen shows title, numeral, countdown and both actions, every window has both actions in one row, and each link of the line at the top leads to a heading that the line does not cover", async ({
  page,
}) => {
  await openAt(page, 360, 640);
  const hero = page.locator("#inicio");
  for (const part of [
    hero.getByRole("heading", { level: 1 }),
    hero.locator("svg").first(),
    hero.getByRole("timer"),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // A title of a hundred letters makes the figures small, but not the words below them.
  const size = await hero.getByText("Días", { exact: true }).evaluate((word) => {
    document.getElementById("inicio")?.style.setProperty("--title-size", "1.25rem");
    return Number.parseFloat(getComputedStyle(word).fontSize);
  });
  expect(size).toBeGreaterThanOrEqual(11);
  const actions = page.locator("[data-hero-actions] :is(a, button):not([hidden])");
  await expect(actions).toHaveCount(2);
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    // Windows of laptops, whose screens are 720 and 768 pixels high.
    [1280, 600],
    [1366, 625],
    [1920, 937],
  ] as const) {
    await resizeTo(page, width, height);
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    // On wide windows the countdown stands beside them, and ends on their line.
    const row = width < 1024 ? actions : actions.or(hero.getByRole("timer"));
    const ends = () =>
      row.evaluateAll((all) => all.map((part) => Math.ceil(part.getBoundingClientRect().bottom)));
    const spread = async () => Math.max(...(await ends())) - Math.min(...(await ends()));
    await expect.poll(spread, `at ${width} x ${height}`).toBeLessThanOrEqual(1);
  }

  await resizeTo(page, 1024, 768);
  const line = page.getByRole("navigation", { name: "Secciones" });
  const links = line.getByRole("listitem").getByRole("link");
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await link.click();
    const heading = page.locator(`${await link.getAttribute("href")} h2`);
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => {
        const [text, bar] = [await heading.boundingBox(), await line.boundingBox()];
        return (text?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  }
});
