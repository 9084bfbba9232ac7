import { beforeEach, expect, test } from "vitest";
import { repositoryUnderTest } from "./testing/repository-under-test.ts";

/* Runs `npm run publicar` in real repositories from which git would not publish. */

let site: Awaited<ReturnType<typeof repositoryUnderTest>>;
beforeEach(async () => {
  site = await repositoryUnderTest();
});

/** Publishes, and expects only a message in Spanish, without a build, a path or git's own words. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const where = ["--lugar", "github", "--direccion", site.address, "--guardar"];
  const { code, text } = await site.publishesIn(env, ...where);
  expect(code).toBe(1);
  const lines = text.trim().split("\n");
  expect(lines.at(-2)).toMatch(/^Se publica en/);
  expect(text).not.toMatch(/fatal|error|hint|\bat \/|\/tmp|ZIP/);
  return lines.at(-1) ?? "";
}

/** Makes a commit on `branch` and another on main that changes the same line. */
async function diverge(branch: string): Promise<void> {
  await site.git("switch", "--quiet", "-c", branch);
  await site.write("content/edicion.yaml", "lema: El otro\n");
  await site.git("commit", "--quiet", "-am", "Otro");
  await site.git("switch", "--quiet", "main");
  await site.write("content/edicion.yaml", "lema: El de main\n");
  await site.git("commit", "--quiet", "-am", "Main");
}

const failing = (run: Promise<unknown>) => expect(run).rejects.toThrow();

test("a computer whose git knows no author is told how to name one, and then publishes", async () => {
  await site.git("config", "--unset", "user.name");
  await site.git("config", "--unset", "user.email");
  const env = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null", EMAIL: "" };
  await site.git("config", "user.useConfigOnly", "true");
  await site.write("content/edicion.yaml", "lema: El de ahora\n");
  expect(await refusal(env)).toMatch(/Git no sabe quién.*git config user\.name.*user\.email/);
  await site.git("config", "user.name", "Ana");
  await site.git("config", "user.email", "ana@example.org");
  expect(await site.publishesIn(env, "--guardar")).toMatchObject({ code: 0 });
});

test("a folder of another user is reported, and not taken for one without history", async () => {
  const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" };
  expect(await refusal(env)).toMatch(/pertenece a otro usuario.*publique desde la copia/);
});

test("a history that git cannot read is distinguished from none", async () => {
  await site.write(".git/config", "[broken\n");
  expect(await refusal()).toMatch(/no puede leer el historial/);
});

test("a merge with conflicts names the files and the commands, which then let it publish", async () => {
  await diverge("otra");
  await failing(site.git("merge", "otra"));
  expect(await refusal()).toMatch(
    /en content\/edicion\.yaml están las dos.*«git add content\/edicion\.yaml» y «git commit --no-edit»/,
  );
  await site.write("content/edicion.yaml", "lema: Los dos\n");
  await site.git("add", "content/edicion.yaml");
  expect(await refusal()).toMatch(/a medias.*«git commit --no-edit»/);
  await site.git("commit", "--no-edit");
  expect(await site.publishes("--guardar")).toMatchObject({ code: 0 });
});

test.each([
  ["a rebase", ["rebase", "otra"], /git -c core\.editor=true rebase --continue/],
  ["a cherry-pick", ["cherry-pick", "otra"], /git commit --no-edit/],
])("%s under way names the command that finishes it", async (_, command, finish) => {
  await diverge("otra");
  await failing(site.git(...command));
  expect(await refusal()).toMatch(finish);
  await site.write("content/edicion.yaml", "lema: Los dos\n");
  await site.git("add", "content/edicion.yaml");
  const [, ...args] = finish.source.replaceAll("\\", "").split(" ");
  await site.git(...args);
  const { code } = await site.publishes("--guardar");
  expect(code).toBe(0);
});

test("conflicts of a stash that was applied are named", async () => {
  await site.write("content/edicion.yaml", "lema: Guardado\n");
  await site.git("stash", "--quiet");
  await site.write("content/edicion.yaml", "lema: El de main\n");
  await site.git("commit", "--quiet", "-am", "Main");
  await failing(site.git("stash", "pop"));
  expect(await refusal()).toMatch(
    /content\/edicion\.yaml están las dos.*git add content\/edicion\.yaml», y publique/,
  );
});

test("another branch is named, with how to bring what it has to main", async () => {
  await site.git("switch", "--quiet", "-c", "prueba");
  await site.write("content/edicion.yaml", "lema: El de prueba\n");
  await site.git("commit", "--quiet", "-am", "Prueba");
  expect(await refusal()).toMatch(/rama «prueba».*git switch main.*git merge prueba/);
  await site.git("switch", "--quiet", "main");
  await site.git("merge", "prueba");
  expect(await site.publishes("--guardar")).toMatchObject({ code: 0 });
});

test("no branch, and a history without main, are reported too", async () => {
  await site.git("switch", "--quiet", "--detach");
  expect(await refusal()).toMatch(/no está en ninguna rama.*git switch main/);
  await site.git("switch", "--quiet", "main");
  await site.git("branch", "-m", "master");
  await site.git("update-ref", "-d", "refs/remotes/origin/main");
  expect(await refusal()).toMatch(/rama «master».*git branch -m main.*git push -u origin main/);
});
