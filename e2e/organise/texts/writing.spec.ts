import sharp from "sharp";
import { accentTones } from "#platform/ui/styles/accent.ts";
import {
  enter,
  expect,
  expectAccessible,
  heading,
  ofTheNetwork,
  preview,
  test,
  toast,
} from "./testing/texts-place.ts";

test.use({ expectedConsole: ofTheNetwork });

test.describe("360 pixels wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("every section fits, has no finding of axe, and shows no name of a file", async ({
    page,
    place,
  }) => {
    test.slow();
    await enter(page, place, "/textos");
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    const sections = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(sections.nth(10)).toBeVisible();
    const links = await sections.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
    for (const link of links) {
      await page.locator(`a[href="${link}"]`).click();
      await expect(page.getByRole("navigation", { name: "Dónde está" })).toBeVisible();
      await expect.poll(sideways).toBe(360);
      expect(await page.getByRole("main").innerText()).not.toMatch(
        /\.ya?ml|\[\]|content\/|\d{4}-\d\d-\d\dT/,
      );
      // One of each kind of page.
      if (/fecha|ponentes|apariencia/.test(link ?? "")) await expectAccessible(page);
      await page.getByRole("link", { name: "Textos" }).last().click();
      await expect(heading(page)).toHaveText("Textos");
    }
    await page.getByRole("link", { name: "Empezar la edición siguiente" }).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Ver la página" }).click();
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await expect.poll(sideways).toBe(360);
    await page.getByRole("button", { name: "Formulario" }).click();
    await expect.poll(scrolled).toBe(before);
    await page.getByRole("link", { name: /^Ponentes/ }).click();
    await page.getByRole("button", { name: "Ver la página" }).click();
    await expect(preview(page).locator("#ponentes h2")).toBeInViewport();
  });
});

test.describe("beside the page", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("a draft survives a reload, is shared with another tab, and goes back to what is published", async ({
    page,
    place,
    context,
  }) => {
    await enter(page, place, "/textos/nombre");
    const field = page.getByLabel("Lema");
    await expect(field).not.toHaveValue("");
    const before = await field.inputValue();
    await field.fill("Un borrador");
    await expect(page.getByText("1 cambio sin publicar")).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue("Un borrador");
    const other = await context.newPage();
    await other.goto(`${place.address}/organizar/textos/nombre`);
    await expect(other.getByLabel("Lema")).toHaveValue("Un borrador");
    await other.getByLabel("Lema").fill("Desde otra pestaña");
    await expect(field).toHaveValue("Desde otra pestaña");
    await expect(page.getByText("también se cambia en otra pestaña")).toBeVisible();
    await other.close();
    await page.getByRole("button", { name: "Volver a lo publicado" }).click();
    await page.getByRole("button", { name: "Sí, quitar mis cambios" }).click();
    // A message stays below the pointer.
    await toast(page).hover();
    await expect(field).toHaveValue(before);
    await toast(page).getByRole("button", { name: "Deshacer" }).click();
    await expect(field).toHaveValue("Desde otra pestaña");
  });

  test("a wrong date is refused in words at its field, and the weekday follows a right one", async ({
    page,
    place,
  }) => {
    await enter(page, place, "/textos/fecha-y-lugar");
    const doors = page.getByLabel("Se abren las puertas");
    await page.getByLabel("Empieza").fill("2026-10-03T08:00");
    await doors.fill("2026-10-04T07:00");
    await expect(page.getByText(/^Es después del inicio, /)).toBeVisible();
    await expect(doors).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(/^Sábado 3 de octubre de 2026, 8:00$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Publicar" }).click();
    const dialog = page.getByRole("dialog", { name: "Antes de publicar" });
    await expect(dialog).toContainText("Se abren las puertas");
    await expectAccessible(page);
    await dialog.getByRole("link", { name: /Se abren las puertas/ }).click();
    await expect(doors).toBeFocused();
    await doors.fill("2026-10-03T07:00");
    await expect(page.getByRole("main").locator("[aria-invalid]")).toHaveCount(0);
    await page.getByRole("button", { name: "Publicar" }).click();
    await expect(page.getByRole("dialog", { name: "Publicar" })).toBeVisible();
  });

  test("speakers change places with the keyboard alone, and the page follows", async ({
    page,
    place,
  }) => {
    await enter(page, place, "/textos/ponentes");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.nth(1)).toBeVisible();
    const names = rows.locator("a > span:first-child");
    const [first = "", second = ""] = await names.allTextContents();
    const down = page.getByRole("button", { name: `Bajar: ${first}` });
    await down.focus();
    await page.keyboard.press("Enter");
    await expect(rows.first()).toContainText(second);
    await expect(down).toBeFocused();
    await expect(preview(page).locator("#ponentes h3").first()).toContainText(second, {
      ignoreCase: true,
    });
    await page.getByRole("button", { name: `Subir: ${first}` }).click();
    await expect(rows.first()).toContainText(first);
    await expect(page.getByText("No hay cambios sin publicar.")).toBeVisible();
  });

  test("an icon is chosen, and an entry that was removed comes back", async ({ page, place }) => {
    await enter(page, place, "/textos/tematicas/1");
    await page.getByRole("button", { name: "Cambiar el icono" }).click();
    const dialog = page.getByRole("dialog", { name: "Elija un icono" });
    await expect(dialog.getByRole("button", { name: "cohete" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "cohete" }).click();
    await expect(page.getByRole("img", { name: "cohete" })).toBeVisible();
    const title = await heading(page).innerText();
    await page.getByRole("button", { name: "Quitar de la lista" }).click();
    await toast(page).hover();
    await expect(page.getByRole("main").getByRole("link", { name: title })).toHaveCount(0);
    await toast(page).getByRole("button", { name: "Recuperar" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
  });

  test("the page takes the colour of the edition as it is chosen; the next edition is begun here, with a checklist of the texts to renew", async ({
    page,
    place,
  }) => {
    await enter(page, place, "/textos/apariencia");
    const accent = () =>
      preview(page)
        .locator("body")
        .evaluate((body) => getComputedStyle(body).getPropertyValue("--accent"));
    await expect(preview(page).locator("#inicio")).toBeVisible();
    const before = await accent();
    await page.getByLabel("Color de la edición").fill("#1d4ed8");
    await expect.poll(accent).toBe(accentTones("#1d4ed8").accent);
    await page.getByRole("button", { name: "Usar el rojo de siempre" }).click();
    await expect.poll(accent).toBe(before);
    const logo = page.getByRole("group", { name: /^Logo/ });
    for (const [background, words] of [
      ["#fff", "fondo blanco"],
      ["#001", "es oscura"],
    ] as const) {
      const plain = { width: 300, height: 200, channels: 3, background } as const;
      const buffer = await sharp({ create: plain }).png().toBuffer();
      await logo.locator("input").setInputFiles({ name: "x.png", mimeType: "image/png", buffer });
      await expect(logo.getByRole("status").filter({ hasText: words })).toBeVisible();
    }
    await logo.getByRole("button", { name: /^Quitar/ }).click();
    await expect(logo.getByText("es oscura")).toHaveCount(0);

    await page.getByRole("link", { name: "Textos" }).last().click();
    await page.getByRole("link", { name: "Empezar la edición siguiente" }).click();
    await page.getByRole("button", { name: "Preparar la edición" }).click();
    await expect(page.getByLabel("Día del evento")).toBeFocused();
    await page.getByLabel("Día del evento").fill("2027-10-02");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Preparar la edición" }).click();
    await expect(page.getByText("El borrador ya es el de la edición siguiente.")).toBeVisible();
    await expect(preview(page).locator("#inicio")).toContainText("2027");
    await page.getByRole("link", { name: /^Ver la lista/ }).click();
    // The page before has a list as well.
    await expect(heading(page)).toHaveText("De muestra");
    // The list grows once the new draft is checked, so that one box is followed, and not their number.
    const box = page.getByRole("main").getByRole("checkbox").first();
    const name = (await box.getAttribute("aria-label")) ?? "";
    await box.check();
    await expect(page.getByRole("checkbox", { name, exact: true })).toHaveCount(0);
    // The keyboard goes on with the row beside it.
    await expect(page.getByRole("main").locator("li input:focus")).toBeVisible();
    await expectAccessible(page);
  });
});
