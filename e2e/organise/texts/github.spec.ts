import { parse } from "yaml";
import { githubTexts } from "../../../src/operations/texts/github/github-texts.ts";
import { editionFiles } from "../../../src/operations/texts/testing/edition-files.ts";
import {
  type Github,
  startGithub,
  token,
} from "../../../src/operations/texts/testing/github-stand-in.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { startPlace } from "../testing/start-place.ts";
import {
  countClicks,
  enter,
  expect,
  ofTheNetwork,
  preview,
  publish,
  test as textsTest,
} from "./testing/texts-place.ts";

/** Journeys through Textos where the site is built from a repository on GitHub. */
const test = textsTest.extend<{ github: Github }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  github: async ({}, use) => {
    const workflow = { ".github/workflows/publicar.yml": "on: push" };
    const github = await startGithub({ ...editionFiles(), ...workflow });
    await checksSay(github, passed);
    await use(github);
    await github.stop();
  },
  place: async ({ github: { place } }, use) => {
    const config = readConfig({
      TEXTS_TOKEN: token,
      TEXTS_REPOSITORY: `${place.owner}/${place.repo}`,
      TEXTS_BRANCH: place.branch,
      TEXTS_API: place.api,
    });
    const running = await startPlace(
      config.textsOnGithub && githubTexts(config.textsOnGithub, config.builtCommit),
    );
    await use(running);
    await running.stop();
  },
});

test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: ofTheNetwork });

/** The messages of the branch's commits, the newest first. */
const log = async ({ repository }: Github) =>
  (await repository.text("log", "--format=%an: %s", "main")).split("\n");

const textOf = async ({ repository }: Github, key: string) =>
  (await repository.show(`content/${key}.yaml`)).toString();

/** The data of a file, which do not depend on how its lines are folded. */
const dataOf = async (github: Github, key: string) => parse(await textOf(github, key));

const passed = { status: "completed", conclusion: "success" };

/** Sets the result of the workflow's run for the last commit of the branch. */
async function checksSay({ repository, said }: Github, run: object): Promise<void> {
  const at = new Date().toISOString();
  const check = { id: 7, name: "Publicar", started_at: at, completed_at: at, output: {}, ...run };
  said.set(`commits/${await repository.head()}/check-runs`, {
    total_count: 1,
    check_runs: [check],
  });
}

const all = "Todo lo que ve está publicado.";

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

test("a colleague's commit to the same field is shown beside one's own text, and one is chosen", async ({
  page,
  place,
  github,
}) => {
  await enter(page, place, "/textos/nombre");
  const field = page.getByLabel("Lema");
  await field.fill("De mi mano");
  const edicion = await textOf(github, "edicion");
  const theirs = edicion.replace(/^lema: .*$/m, "lema: De otra mano");
  await github.repository.commit({ "content/edicion.yaml": theirs }, "Otro lema");
  await publish(page);
  const conflict = page.getByRole("region", { name: "Cambió en dos lugares" });
  await expect(conflict).toContainText("De mi mano");
  await expect(conflict).toContainText("De otra mano");
  expect(await log(github)).toEqual(["Alguien: Otro lema", "Alguien: El sitio"]);
  await page.reload();
  await conflict.getByRole("button", { name: /^Dejar lo mío/ }).click();
  await expect(field).toHaveValue("De mi mano");
  await publish(page);
  await expect(page.getByText(all)).toBeVisible();
  expect(await dataOf(github, "edicion")).toEqual({ ...parse(theirs), lema: "De mi mano" });
  expect(await log(github)).toHaveLength(3);
});

test("a network that is lost after the commit publishes nothing twice, and loses nothing", async ({
  page,
  place,
  github,
}) => {
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
  expect(await textOf(github, "edicion")).toContain("lema: Escrito en el bus");
  github.after = () => undefined;
  await dialog.getByRole("button", { name: "Probar otra vez" }).click();
  await expect(page.getByText(all)).toBeVisible();
  expect(await log(github)).toEqual(["Ana Lucía: Nombre y lema", "Alguien: El sitio"]);
});

test("a tab that is closed while it publishes leaves the whole commit or the whole draft", async ({
  page,
  place,
  github,
  context,
}) => {
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
      .poll(async () => (await textOf(github, "edicion")).includes(lema))
      .toBe(isCommitted);
    await page.reload();
    await expect(page.getByLabel("Lema")).toHaveValue(lema);
    await expect(page.getByText(isCommitted ? all : "1 cambio sin publicar")).toBeVisible();
  }
  expect(await log(github)).toHaveLength(2);
});
