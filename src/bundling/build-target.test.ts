import { expect, test } from "vitest";
import { parseBuildArguments, readBuildTarget } from "./build-target.ts";

const targetOf = (args: readonly string[], siteUrl: string | null = null) =>
  readBuildTarget(parseBuildArguments(args), siteUrl);

test("without options the site is for our server, at the root, whatever its address", () => {
  const server = { base: "/", kind: "server" };
  expect(targetOf([])).toEqual(server);
  expect(targetOf([], "https://example.org/sub")).toEqual(server);
});

test.each([
  [["--base", "/repositorio/"], null, "/repositorio/"],
  [["--base", "repositorio"], null, "/repositorio/"],
  [["--base", "/una/dos"], "https://example.org/otro", "/una/dos/"],
  [[], "https://alguien.github.io/repositorio", "/repositorio/"],
  [[], null, "./"],
])("a static site with %j and the address %s stands at %s", (args, siteUrl, base) => {
  expect(targetOf(["--estatico", ...args], siteUrl)).toEqual({ base, kind: "static" });
});

test("on Netlify it is the whole page, at the root", () => {
  const target = targetOf(["--netlify"], "https://example.org/sub");
  expect(target).toEqual({ base: "/", kind: "netlify" });
});

test.each([
  [["--netlify", "--estatico"], "sin --estatico ni --base"],
  [["--base", "/sub/"], "--base es solo para un sitio estático"],
  [["--estatico", "--base", "https://example.org/"], "no es un camino"],
  [["--estático"], "No se entiende «--estático»"],
])("%j is refused with what to write", (args, message) => {
  expect(() => targetOf(args)).toThrow(message);
});
