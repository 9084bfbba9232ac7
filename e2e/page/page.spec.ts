import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, expectAccessible, openPage, test, wake } from "../testing/journey.ts";
import { partIds } from "../testing/part-ids.ts";
import { readEdition } from "../testing/read-edition.ts";

const { edicion, ediciones, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);
/** As the page writes the number, date and time of the frozen edition. */
const shown = { title: `XIII ${edicion.titulo}`, date: "4 de octubre de 2025", time: "8:00 AM" };
const biography = ponentes[0]?.semblanza ?? "";

test("the page has its sections in order, then the footer, each to be linked to", async ({
  page,
}) => {
  await openPage(page);
  const ids = await page
    .locator("main > section, body footer")
    .evaluateAll((found) => found.map(({ id }) => id));
  expect(ids).toEqual([...partIds]);
  for (const id of partIds) {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("the first screen shows title, date and place, and both actions", async ({ page }) => {
  await openPage(page);
  const hero = page.locator("#inicio");
  await expect(hero.getByRole("heading", { level: 1 })).toContainText(shown.title);
  await expect(hero.getByText(shown.date)).toBeVisible();
  await expect(hero.getByText(shown.time)).toBeVisible();
  await expect(hero.getByText(edicion.lugar.nombre)).toBeVisible();
  await expect(hero.getByText(edicion.facultad)).toBeVisible();
  await expect(hero.getByText(edicion.centro)).toBeVisible();
  await expect(hero.getByRole("button", { name: "Valida tu registro" })).toBeVisible();
  const ticket = hero.getByRole("link", { name: "Consigue tu entrada aquí" });
  const { origin, pathname, searchParams } = new URL((await ticket.getAttribute("href")) ?? "");
  expect(origin + pathname).toBe("https://wa.me/50200000000");
  expect(searchParams.get("text")).toBe(edicion.entradas.mensaje);
});

test("the first screen fits a small phone without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page);
  const hero = page.locator("#inicio");
  for (const part of [
    hero.getByRole("heading", { level: 1 }),
    hero.getByText(shown.date),
    hero.getByText(edicion.lugar.nombre),
    hero.getByRole("timer"),
    hero.getByRole("link", { name: "Consigue tu entrada aquí" }),
    hero.getByRole("button", { name: "Valida tu registro" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("talks, speakers and testimonials show what the content says", async ({ page }) => {
  await openPage(page);
  await expect(
    page.getByRole("heading", { level: 2, name: "Temáticas de la Convención" }),
  ).toBeVisible();
  await expect(page.locator("#tematicas").getByRole("heading", { level: 3 })).toHaveText(
    tematicas.map(({ titulo }) => titulo),
  );
  await expect(page.locator("#ponentes").getByRole("article")).toHaveCount(ponentes.length);
  await expect(page.locator("#testimonios").getByRole("blockquote")).toHaveCount(
    testimonios.length,
  );
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(`© ${edicion.derechos}`)).toBeVisible();
  await expect(footer.getByRole("link", { name: edicion.contacto.correo })).toHaveAttribute(
    "href",
    `mailto:${edicion.contacto.correo}`,
  );
});

test("every picture has an alternative text, its size and a format for every browser", async ({
  page,
}) => {
  await openPage(page);
  const pictures = page.locator("picture");
  expect(await pictures.count()).toBeGreaterThanOrEqual(22);
  for (const picture of await pictures.all()) {
    const image = picture.locator("img");
    await expect(image).toHaveAttribute("alt", /\S{3,}/);
    await expect(image).toHaveAttribute("width", /^\d+$/);
    await expect(image).toHaveAttribute("height", /^\d+$/);
    await expect(image).toHaveAttribute("src", /\.jpg$/);
    await expect(picture.locator('source[type="image/avif"]')).toHaveCount(1);
    await expect(picture.locator('source[type="image/webp"]')).toHaveCount(1);
  }
});

test("all pictures arrive once they are scrolled to", async ({ page }) => {
  await openPage(page);
  for (const image of await page.locator("#sede img, #ponentes img, #testimonios img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

for (const width of [320, 360, 412, 639, 768, 1024, 1440, 1920, 2560]) {
  test(`nothing can be scrolled sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page);
    await page.locator("#pie").scrollIntoViewIfNeeded();
    const widths = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(widths.page).toBe(widths.window);
  });
}

for (const width of [320, 768, 1440]) {
  test(`axe finds nothing on the page at ${width} pixels, asleep and awake`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page);
    await expectAccessible(page);
    for (const island of ["carousel", "photo-stack", "speaker-bio", "visits"]) {
      await wake(page, island);
    }
    await page.getByText("Fondo", { exact: true }).click();
    await expect(page.getByText("150 partículas")).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe("once the event has begun", () => {
  test.use({ startsAt: "2025-10-04T09:00:00-06:00" });

  test("axe finds nothing", async ({ page }) => {
    await openPage(page);
    await expect(page.getByRole("timer")).toHaveText("¡Ya empezó el evento!");
    await expectAccessible(page);
  });
});

test("an address that does not exist answers with a page that leads home", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const response = await page.goto("/no-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Esta página no existe" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Ir al inicio/ }).click();
  await expect(page.locator("#inicio")).toBeVisible();
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every text can be read, and no wrong figure is shown", async ({ page }) => {
    await page.goto("/");
    for (const heading of [
      "Acerca del Evento",
      "Temáticas de la Convención",
      "Ponentes",
      "Testimonios",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
    await expect(page.getByText(shown.date).first()).toBeVisible();
    // Neither dashes for a countdown nor empty wheels for visits.
    await expect(page.getByRole("timer", { includeHidden: true })).toBeHidden();
    await expect(page.getByText("Visitas")).toBeHidden();
    for (const { anio } of ediciones) {
      await expect(page.locator(`#fotos-${anio} img`).first()).toBeVisible();
    }
    await expect(page.getByText(biography)).toBeVisible();
  });

  test("a bio takes the width of its card, on a tablet too", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/");
    const bio = await page.getByText(biography).boundingBox();
    expect(bio?.width).toBeGreaterThan(600);
  });

  test("the dialog still opens and says that it needs JavaScript", async ({ page }) => {
    await page.goto("/");
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    // What stands in a noscript element has no text for getByText.
    await expect(page.locator("dialog noscript p")).toBeVisible();
  });
});

for (const width of [360, 768, 1440]) {
  test(`text at 200 % loses nothing sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page);
    await page.evaluate(() => {
      const enlarged = new CSSStyleSheet();
      enlarged.replaceSync("html { font-size: 200% }");
      document.adoptedStyleSheets.push(enlarged);
    });
    await page.locator("#pie").scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
