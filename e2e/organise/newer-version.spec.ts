import type { Page } from "@playwright/test";
import {
  enter,
  expect,
  expectAccessible,
  heading,
  people,
  toast,
} from "./testing/running-place.ts";
import { test } from "./texts/testing/texts-place.ts";

// The browser logs each file that fails to load, and React each part that fails.
test.use({
  expectedConsole: /Failed to load|dynamically imported|error occurred|SyntaxError|Unexpected/,
  viewport: { width: 1280, height: 900 },
});

const notice = "Hay una versión nueva de esta página";

/** Replaces the page by another build, without the files of this one, until it is loaded again. */
async function publishNewBuild(page: Page): Promise<void> {
  const published = await (
    await page.request.get(`${new URL(page.url()).origin}/organizar`)
  ).text();
  const [script = ""] = /\/assets\/organizar-[\w-]+\.js/.exec(published) ?? [];
  const body = published.replace(script, script.replace("organizar-", "organizar-newer-"));
  expect(body).not.toBe(published);
  let isReplaced = true;
  await page.route("**/assets/**", (route) =>
    isReplaced ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.route(/\/organizar(?:\/[\w/]+)?$/, (route) => {
    if (route.request().isNavigationRequest()) isReplaced = false;
    return isReplaced ? route.fulfill({ contentType: "text/html", body }) : route.continue();
  });
}

test("a part of the page that a newer build has replaced says so, and comes with the new page", async ({
  page,
  place,
}) => {
  await enter(page, place, "/puertas");
  await expect(heading(page)).toHaveText("Puertas");
  await publishNewBuild(page);
  await page.getByRole("link", { name: "Lista" }).click();
  await expect(heading(page)).toHaveText("Hay una versión nueva");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Recargar" }).click();
  await expect(heading(page)).toHaveText("Lista");
});

test("a failure to load files is reported, without a network, and when a newer build has replaced them", async ({
  page,
  place,
}) => {
  const offer = toast(page).filter({ hasText: notice });

  await enter(page, place, "/textos/tematicas/1");
  await expect(page.getByRole("button", { name: "Cambiar el icono" })).toBeVisible();
  await page.route("**/assets/*.json", (route) => route.abort());
  await page.getByRole("button", { name: "Cambiar el icono" }).click();
  await expect(toast(page)).toContainText("no cargó");
  await expect(page.getByText("Los demás iconos no cargaron.")).toBeVisible();
  await page.unroute("**/assets/*.json");

  await page.goto(`${place.address}/organizar/lista`);
  await expect(page.getByText(`${people.length} personas`)).toBeVisible();
  await publishNewBuild(page);
  await page.getByRole("button", { name: "Importar una lista" }).click();
  await page.getByLabel("Suelte aquí el archivo").setInputFiles({
    name: "lista.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("carnet,nombre\n2490-21-7,Ana\n"),
  });
  await expect(page.getByRole("alert").filter({ hasText: "Recárguela" })).toBeVisible();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Recargar" }).click();
  await expect(heading(page)).toHaveText("Importar");
});
