import { expect, test } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import { builtSite } from "../testing/built-site.ts";

test.each([
  "/.secret",
  "/assets/",
  "/index.html.br",
  "/assets/index-Ab12.js.gz",
  "/../secret.txt",
  "/.well-known/secret.txt",
  "/.well-known/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/..%5csecret.txt",
  "//secret.txt",
  "/data/convencion.db",
  "/package.json",
])("%s reveals nothing", async (url) => {
  const app = await builtSite();
  const answer = await app.inject({ url, headers: { "accept-encoding": "identity" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(problems.notFound);
});
