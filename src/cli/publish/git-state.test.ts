import { beforeEach, expect, test } from "vitest";
import { repositoryUnderTest } from "./testing/repository-under-test.ts";

/* Runs `npm run publicar` in real repositories from which git would not publish. */

let site: Awaited<ReturnType<typeof repositoryUnderTest>>;
let where: readonly string[];
beforeEach(async () => {
  site = await repositoryUnderTest();
  where = ["--lugar", "github", "--direccion", site.address, "--guardar"];
});

/** Publishes, and expects only a message in Spanish, without a build, a path or git's own words. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const { code, text } = await site.publishesIn(env, ...where);
  expect(code).toBe(1);
  const lines = text.trim().split("\n");
  expect(lines.at(-2)).toMatch(/^Se publica en/);
  expect(text).not.toMatch(/fatal|error|hint|\bat \/|\/tmp/);
  return lines.at(-1) ?? "";
}

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

test("a history that git cannot read is reported with the way to another copy", async () => {
  await site.write(".git/config", "[broken\n");
  expect(await refusal()).toMatch(/no tiene historial de Git que se pueda leer.*git clone/);
});

test("in the middle of a merge nothing is published or lost", async () => {
  await site.git("switch", "--quiet", "-c", "otra");
  await site.write("content/edicion.yaml", "lema: El otro\n");
  await site.git("commit", "--quiet", "-am", "Otro");
  await site.git("switch", "--quiet", "main");
  await site.write("content/edicion.yaml", "lema: El de main\n");
  await site.git("commit", "--quiet", "-am", "Main");
  await expect(site.git("merge", "otra")).rejects.toThrow();
  await site.write("content/edicion.yaml", "lema: Los dos\n");
  const published = await site.git("ls-remote", "origin", "main");
  const { code, text } = await site.publishes(...where);
  expect(code).toBe(1);
  expect(text).toContain("No se publicó: falló «git commit");
  expect(await site.git("ls-remote", "origin", "main")).toBe(published);
  expect(await site.git("rev-parse", "MERGE_HEAD")).toBe(await site.git("rev-parse", "otra"));
  await site.git("commit", "--no-edit");
  expect(await site.publishes("--guardar")).toMatchObject({ code: 0 });
  expect(await site.git("show", "origin/main:content/edicion.yaml")).toBe("lema: Los dos\n");
});

test("another branch than main is refused", async () => {
  await site.git("switch", "--quiet", "-c", "prueba");
  expect(await refusal()).toMatch(/rama main.*git switch main.*git merge/);
});
