import { expect, test } from "vitest";
import { parseBuildArguments, readBuildTarget } from "./build-target.ts";

const targetOf = (args: readonly string[], siteUrl: string | null = null) =>
  readBuildTarget(parseBuildArguments(args), siteUrl);

test.each([
  [[], null, { kind: "server", base: "/" }],
  [[], "https://example.org/sub", { kind: "server", base: "/" }],
  [["--netlify"], "https://example.org/sub", { kind: "netlify", base: "/" }],
  [["--estatico"], null, { kind: "static", base: "./" }],
  [["--estatico"], "https://alguien.github.io/sitio", { kind: "static", base: "/sitio/" }],
  [["--estatico", "--base", "sitio"], null, { kind: "static", base: "/sitio/" }],
  [["--estatico", "--base", "/una/dos/"], "https://x.org/y", { kind: "static", base: "/una/dos/" }],
])("with %j and the address %s the build is %j", (args, siteUrl, target) => {
  expect(targetOf(args, siteUrl)).toEqual(target);
});

test.each([
  [["--netlify", "--estatico"], "sin --estatico ni --base"],
  [["--base", "/sub/"], "--base es solo para un sitio estático"],
  [["--estatico", "--base", "https://example.org/"], "no es un camino"],
  [["--estático"], "No se entiende «--estático»"],
])("%j is refused with what to write", (args, message) => {
  expect(() => targetOf(args)).toThrow(message);
});
