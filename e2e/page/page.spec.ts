import { frozenEdition } from "#testing/frozen-edition.ts";
import { expect, expectAccessible, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { edicion, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);
/** The number, date and time of the frozen edition as the page shows them. */
const shown = { title: `XIII ${edicion.titulo}`, date: "4 de octubre de 2025", time: "8:00 AM" };

test("the page shows what the content says: title, date, place and both actions first, then talks, speakers and testimonials; every picture has an alternative text, its size and a format for every browser, arrives once it is scrolled to, and stays painted for captures of the whole page", async ({
  page,
}) => {
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

  // A link to photos says what they are, and so does the top one of a stack.
  const described = page.locator("picture:not(a *, [aria-hidden=true] *)");
  const pictures = await described.evaluateAll((all) =>
    all.map((picture) => {
      const [alt, width, height, src] = ["alt", "width", "height", "src"].map((name) =>
        picture.querySelector("img")?.getAttribute(name),
      );
      const formats = [...picture.querySelectorAll("source")].map(({ type }) => type);
      return { alt, width, height, src, formats };
    }),
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const { alt, width, height, src, formats } of pictures) {
    expect(alt, src ?? "").toMatch(/\S{3,}/);
    expect(`${width} x ${height}`, alt ?? "").toMatch(/^\d+ x \d+$/);
    expect(src).toMatch(/\.jpg$/);
    expect(formats, alt ?? "").toEqual(["image/avif"]);
  }
  const images = page.locator("#sede img, #ponentes img, #testimonios img");
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const skipped = () =>
    images.evaluateAll(
      (all) =>
        all.filter((image) => !image.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  await expect.poll(skipped).toBe(0);
});

test("an address that does not exist answers with a page that leads home without scrolling", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const response = await page.goto("/no-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Esta página no existe" })).toBeVisible();
  await expectAccessible(page);
  const home = page.getByRole("link", { name: "Ir al inicio" });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(home).toBeInViewport({ ratio: 1 });
  }
  await home.click();
  await expect(page.locator("#inicio")).toBeVisible();
  await context.close();
});
