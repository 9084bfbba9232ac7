import { checksSay, dataOf, log, passed, test } from "./testing/github-place.ts";
import {
  countClicks,
  enter,
  expect,
  ofTheNetwork,
  preview,
  publish,
} from "./testing/texts-place.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: ofTheNetwork });

test("the hour of a talk is published in four clicks, and the checks are followed until visitors see it", async ({
  page,
  place,
  github,
}) => {
  const before = await dataOf(github, "tematicas");
  const withHour = (hora: string) => [{ ...before[0], hora }, ...before.slice(1)];
  const main = page.getByRole("main");
  const clicks = await countClicks(page);
  await enter(page, place, "/textos");
  await expect(main).toContainText("Los visitantes ya ven lo publicado");
  await page.getByRole("link", { name: /^Temáticas/ }).click();
  const field = main.getByLabel(/^Empieza/).first();
  await field.click();
  await field.fill("09:05");
  await expect(preview(page).locator("#tematicas")).toContainText("9:05");
  await publish(page);
  await expect(main).toContainText("Preparando la página para los visitantes");
  expect(await clicks()).toBe(4);
  expect(await dataOf(github, "tematicas")).toEqual(withHour("09:05"));
  expect(await log(github)).toEqual(["Ana Lucía: Temáticas", "Alguien: El sitio"]);

  // The checks fail, which the page reports with the remedy; the next publication succeeds.
  const message = "Encontrado: algo\nEsperado: otra cosa\nQué hacer: cambiarlo";
  const [path, title] = ["content/tematicas.yaml", "Temáticas"];
  github.said.set("check-runs/7/annotations", [
    {
      annotation_level: "failure",
      path: ".github",
      message: "Process completed with exit code 1.",
    },
    { annotation_level: "failure", path, title, message },
  ]);
  await checksSay(github, { status: "completed", conclusion: "failure" });
  await expect(main).toContainText("Los visitantes todavía no ven lo último que se publicó");
  await expect(main).toContainText("Qué hacer: cambiarlo");
  await expect(main).toContainText("Corrija lo que dice y publique otra vez.");
  await expect(main).not.toContainText("exit code");
  await field.fill("09:10");
  await publish(page);
  await expect(main).toContainText("Preparando la página para los visitantes");
  await checksSay(github, { status: "in_progress", conclusion: null });
  await checksSay(github, passed);
  await expect(main).toContainText("Los visitantes ya ven lo publicado");
  expect(await dataOf(github, "tematicas")).toEqual(withHour("09:10"));
});
