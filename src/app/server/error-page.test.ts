import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fastify } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { answerErrors } from "./errors.ts";
import { openSite } from "./live-site.ts";

let siteDir: string;

beforeEach(async () => {
  siteDir = await temporaryFolder();
  await writeFile(join(siteDir, "500.html"), "<h1>No pudimos abrir la página</h1>");
});

/** An app in which every request fails with an internal error. */
async function failingApp() {
  const app = fastify();
  answerErrors(app, await openSite(siteDir));
  app.get("/", async () => {
    throw new Error("the disk is gone");
  });
  return app;
}

test("a person whose navigation fails gets the site's own page, without the cause", async () => {
  const app = await failingApp();
  const answer = await app.inject({ url: "/", headers: { accept: "text/html,*/*" } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["content-type"]).toContain("text/html");
  expect(answer.headers["cache-control"]).toBe("no-store, no-transform");
  expect(answer.body).toContain("No pudimos abrir la página");
  expect(answer.body).not.toContain("disk");
});
