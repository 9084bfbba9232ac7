import { textOf as committed, log, test as onGithub } from "./testing/github-place.ts";
import {
  enter,
  expect,
  expectAccessible,
  test as inFolder,
  ofTheNetwork,
  publish,
  textOf,
} from "./testing/texts-place.ts";

const all = "Todo lo que ve está publicado.";

const viewport = { width: 1280, height: 900 };
for (const test of [inFolder, onGithub]) test.use({ viewport, expectedConsole: ofTheNetwork });

inFolder(
  "a lost network and a lost answer lose nothing of the draft",
  async ({ page, place, folder }) => {
    await enter(page, place, "/textos/nombre");
    await page.getByLabel("Lema").fill("Escrito en el bus");
    const path = "**/api/organizar/textos/publicar";
    await page.route(path, (route) => route.abort());
    await page.getByRole("button", { name: "Publicar" }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    await dialog.getByRole("button", { name: "Publicar ahora" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Su borrador sigue aquí");
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
    await expect(page.getByText(all)).toBeVisible();
  },
);

onGithub(
  "a network that is lost after the commit publishes nothing twice, and loses nothing",
  async ({ page, place, github }) => {
    await enter(page, place, "/textos/nombre");
    await page.getByLabel("Lema").fill("Escrito en el bus");
    // GitHub moves the branch, and from then on nothing of it arrives.
    let isLost = false;
    github.after = (request) => {
      isLost ||= request.startsWith("PATCH");
      return isLost ? "lost" : undefined;
    };
    await publish(page);
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    await expect(dialog.getByRole("alert")).toContainText("No se pudo llegar");
    await expect(dialog.getByRole("alert")).toContainText("Su borrador sigue aquí");
    expect(await committed(github, "edicion")).toContain("lema: Escrito en el bus");
    github.after = () => undefined;
    await dialog.getByRole("button", { name: "Probar otra vez" }).click();
    await expect(page.getByText(all)).toBeVisible();
    expect(await log(github)).toEqual(["Ana Lucía: Nombre y lema", "Alguien: El sitio"]);
  },
);

onGithub(
  "a tab that is closed while it publishes leaves the whole commit or the whole draft",
  async ({ page, place, github, context }) => {
    await enter(page, place, "/textos/nombre");
    for (const [lema, isCommitted] of [
      ["Cerrada antes", false],
      ["Cerrada después", true],
    ] as const) {
      const tab = await context.newPage();
      await tab.goto(`${place.address}/organizar/textos/nombre`);
      await tab.getByLabel("Lema").fill(lema);
      let goOn = () => {};
      const closed = new Promise<undefined>((release) => {
        goOn = () => release(undefined);
      });
      github.before = async (request) => {
        if (!request.startsWith("PATCH")) return undefined;
        await closed;
        return undefined;
      };
      // The network fails for good in the first round.
      if (!isCommitted) {
        github.after = (request) => (request.startsWith("POST") ? "lost" : undefined);
      }
      await publish(tab);
      if (isCommitted) await expect.poll(() => github.requests.at(-1)).toMatch(/^PATCH/);
      else await expect(tab.getByRole("alert")).toBeVisible();
      await tab.close();
      goOn();
      github.after = () => undefined;
      github.before = () => undefined;
      await expect
        .poll(async () => (await committed(github, "edicion")).includes(lema))
        .toBe(isCommitted);
      await page.reload();
      await expect(page.getByLabel("Lema")).toHaveValue(lema);
      await expect(page.getByText(isCommitted ? all : "1 cambio sin publicar")).toBeVisible();
    }
    expect(await log(github)).toHaveLength(2);
  },
);
