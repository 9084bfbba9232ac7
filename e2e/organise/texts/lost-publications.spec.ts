import {
  enter,
  expect,
  expectAccessible,
  ofTheNetwork,
  test,
  textOf,
} from "./testing/texts-place.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: ofTheNetwork });

test("lost networks and answers lose nothing of the draft", async ({ page, place, folder }) => {
  await enter(page, place, "/textos/nombre");
  await page.getByLabel("Lema").fill("Escrito en el bus");
  const path = "**/api/organizar/textos/publicar";
  await page.route(path, (route) => route.abort());
  await page.getByRole("button", { name: "Publicar" }).click();
  const dialog = page.getByRole("dialog", { name: "Publicar" });
  await dialog.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Lo que escribió sigue aquí");
  await expectAccessible(page);
  await page.unroute(path);
  // The server publishes, and its answer is lost.
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "Probar otra vez" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect.poll(() => textOf(folder, "edicion")).toContain("lema: Escrito en el bus");
  await page.reload();
  await expect(page.getByLabel("Lema")).toHaveValue("Escrito en el bus");
  await expect(page.getByText("No hay cambios sin publicar.")).toBeVisible();
});
