import { expect, test } from "vitest";
import { problems } from "#platform/calls/problems.ts";
import { builtSite } from "./testing/built-site.ts";

test("hidden files and files outside of the site reveal nothing", async () => {
  const app = await builtSite();
  for (const url of [
    "/.secret",
    "/assets/",
    "/../secret.txt",
    "/.well-known/secret.txt",
    "/.well-known/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/data/convencion.db",
  ]) {
    const answer = await app.inject({ url, headers: { "accept-encoding": "identity" } });
    expect(answer.json(), url).toEqual(problems.notFound);
  }
});
