import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test, wake } from "./journey.ts";

/** Scrolls to the carousel and waits until it runs. */
async function openCarousel(page: Page): Promise<Locator> {
  await openPage(page);
  await wake(page, "carousel");
  const carousel = page.getByRole("group", { name: "Fotos de la sede" });
  await expect(carousel.locator("[data-running]")).toHaveAttribute("data-running", "true");
  return carousel;
}

/** Left edges of the slides, relative to the carousel, and its width, in CSS pixels. */
async function layout(carousel: Locator) {
  return carousel.locator("[data-running]").evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    const slides = [...viewport.querySelectorAll("li")].map((li) => li.getBoundingClientRect());
    return {
      width: frame.width,
      lefts: slides.map(({ left }) => left - frame.left),
      slide: slides[0]?.width ?? 0,
    };
  });
}

for (const [width, perView] of [
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
] as const) {
  test(`the carousel shows ${perView} photos 20 pixels apart at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { width: frame, slide, lefts } = await layout(await openCarousel(page));
    expect(slide).toBeCloseTo((frame - 20 * (perView - 1)) / perView, 0);
    expect((lefts[1] ?? 0) - (lefts[0] ?? 0) - slide).toBeCloseTo(20, 0);
  });
}

test("the carousel looks the same before its behaviour has come", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.route("**/swiper-*.js", () => {});
  await openPage(page);
  const carousel = page.getByRole("group", { name: "Fotos de la sede" });
  await carousel.scrollIntoViewIfNeeded();
  const before = await layout(carousel);
  await page.unroute("**/swiper-*.js");
  await page.reload();
  expect(await layout(await openCarousel(page))).toEqual(before);
});

test("buttons and arrow keys move the carousel one photo in 300 ms", async ({ page }) => {
  const carousel = await openCarousel(page);
  const [previous, next] = [
    carousel.getByRole("button", { name: "Anterior" }),
    carousel.getByRole("button", { name: "Siguiente" }),
  ];
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  const duration = carousel.locator(".swiper-wrapper").evaluate(
    (slides) =>
      new Promise((resolve) => {
        const read = () => resolve(getComputedStyle(slides).transitionDuration);
        slides.addEventListener("transitionrun", read, { once: true });
      }),
  );
  await next.click();
  expect(await duration).toBe("0.3s");
  await expect.poll(async () => (await layout(carousel)).lefts[1]).toBeCloseTo(0, 0);
  await next.press("ArrowRight");
  await expect.poll(async () => (await layout(carousel)).lefts[2]).toBeCloseTo(0, 0);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await next.press("ArrowLeft");
  await expect.poll(async () => (await layout(carousel)).lefts[1]).toBeCloseTo(0, 0);
  await previous.click();
  await expect.poll(async () => (await layout(carousel)).lefts[0]).toBeCloseTo(0, 0);
});

test("a swipe moves the carousel, a tremble under 5 pixels does not", async ({ page }) => {
  const carousel = await openCarousel(page);
  const box = await carousel.boundingBox();
  if (!box) throw new Error("The carousel is not shown");
  const y = box.y + 120;
  await page.mouse.move(390, y);
  await page.mouse.down();
  await page.mouse.move(386, y);
  expect((await layout(carousel)).lefts[0]).toBeCloseTo(0, 0);
  await page.mouse.move(40, y, { steps: 8 });
  expect((await layout(carousel)).lefts[0]).toBeLessThan(-100);
  await page.mouse.up();
  await expect.poll(async () => (await layout(carousel)).lefts[1]).toBeCloseTo(0, 0);
});

test("years are tabs, 2024 first, each with its own number of photos", async ({ page }) => {
  await openPage(page);
  await wake(page, "photo-stack");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["2024", "2023", "2019"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const [year, count] of [
    ["2024", 5],
    ["2023", 3],
    ["2019", 5],
  ] as const) {
    await page.getByRole("tab", { name: year }).click();
    const panel = page.getByRole("tabpanel", { name: year });
    await expect(panel).toBeVisible();
    await expect(panel.locator("li")).toHaveCount(count);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
  await expectAccessible(page);
});

/** Alternative text of the photo on top of the visible pile. */
function topPhoto(page: Page): Locator {
  return page.getByRole("tabpanel").locator('li[data-depth="0"] img');
}

async function openStack(page: Page) {
  await openPage(page);
  await wake(page, "photo-stack");
  const panel = page.getByRole("tabpanel");
  await panel.scrollIntoViewIfNeeded();
  const photos = await panel
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  return { panel, photos };
}

test("tabs move by arrow keys, Home and End, and wrap around", async ({ page }) => {
  await openPage(page);
  await wake(page, "photo-stack");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("2024").click();
  await page.keyboard.press("ArrowRight");
  await expect(tab("2023")).toBeFocused();
  await expect(tab("2023")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tab("2019")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("2024")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab("2019")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tab("2024")).toBeFocused();
});

test("the stack is leafed through by buttons and arrow keys, around and back", async ({ page }) => {
  const { panel, photos } = await openStack(page);
  const next = panel.getByRole("button", { name: "Foto siguiente" });
  for (const step of [1, 2, 3, 4, 0]) {
    await next.click();
    await expect(topPhoto(page)).toHaveAttribute("alt", photos[step] ?? "");
  }
  await next.press("ArrowLeft");
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[4] ?? "");
  await next.press("ArrowRight");
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[0] ?? "");
  await panel.getByRole("button", { name: "Foto anterior" }).click();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[4] ?? "");
  await expect(panel.locator("[aria-live]")).toContainText("Foto 5 de 5");
});

test("the top photo is thrown aside by dragging, and comes back when let go early", async ({
  page,
}) => {
  const { photos } = await openStack(page);
  const box = await topPhoto(page).boundingBox();
  if (!box) throw new Error("The photo is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.clock.runFor(400);
  await page.mouse.move(x - 41, y);
  await page.mouse.up();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[0] ?? "");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 5 });
  await page.mouse.up();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[1] ?? "");
});

test("a bio shows on hover, on focus and on tap, and Escape takes it away", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page);
  const cards = page.locator("#ponentes").getByRole("article");
  const card = cards.first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("[data-island]")).toHaveAttribute("data-awake", "true");
  const bio = card.locator("button + p");
  const opacity = () => bio.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe("0");
  await card.hover();
  await expect.poll(opacity).toBe("1");
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe("0");
  const trigger = card.getByRole("button");
  await trigger.click();
  await page.mouse.move(0, 0);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect.poll(opacity).toBe("1");
  await page.keyboard.press("Escape");
  await expect.poll(opacity).toBe("0");
});

test("a speaker without a bio has nothing to open", async ({ page }) => {
  await openPage(page);
  const cards = page.locator("#ponentes").getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole("button")).toHaveCount(2);
});

/** The lightbox, opened from the first photo of the past edition on top. */
async function openLightbox(page: Page): Promise<Locator> {
  const { panel } = await openStack(page);
  await panel.getByRole("button", { name: "Ampliar foto" }).click();
  const lightbox = page.locator(".pswp");
  await expect(lightbox).toBeVisible();
  return lightbox;
}

test("a photo opens over the whole window, with its caption, and Escape brings back", async ({
  page,
}) => {
  const lightbox = await openLightbox(page);
  const caption = lightbox.locator(".lightbox-caption");
  await expect(caption).toHaveText("Conferencia inaugural, con el salón lleno");
  await expect(lightbox.locator("img.pswp__img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("ArrowRight");
  await expect(caption).not.toHaveText("Conferencia inaugural, con el salón lleno");
  await lightbox.getByRole("button", { name: "Foto anterior" }).click();
  await expect(caption).toHaveText("Conferencia inaugural, con el salón lleno");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(
    page.getByRole("tabpanel").getByRole("button", { name: "Ampliar foto" }),
  ).toBeFocused();
});

test("a photo of the venue opens by pointer and by keyboard", async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.getByRole("button", { name: "Ampliar foto 1" }).click();
  await expect(page.locator(".pswp--ui-visible")).toBeVisible();
  await expect(page.locator(".pswp__img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("Escape");
  await expect(page.locator(".pswp")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("button", { name: "Ampliar foto 2" })).toBeFocused();
  await expect.poll(async () => (await layout(carousel)).lefts[1]).toBeCloseTo(0, 0);
  await page.keyboard.press("Enter");
  await expect(page.locator(".lightbox-caption")).toHaveText(
    "El salón de conferencias, antes de abrir puertas",
  );
});
