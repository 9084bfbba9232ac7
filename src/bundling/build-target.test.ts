import { expect, test } from "vitest";
import { parseBuildArguments, readBuildTarget } from "./build-target.ts";

const targetOf = (args: readonly string[], siteUrl: string | null = null) =>
  readBuildTarget(parseBuildArguments(args), siteUrl);

test.each([
  [[], "server", "/"],
  [["--netlify"], "netlify", "/"],
  [["--estatico"], "static", "/sub/"],
])("with %j the site is for a %s, at %s of its address", (args, kind, base) => {
  expect(targetOf(args, "https://example.org/sub")).toEqual({ base, kind });
});

test("a static site without an address works in any folder", () => {
  expect(targetOf(["--estatico"])).toEqual({ base: "./", kind: "static" });
});

test("an option that is not known is refused with what to write", () => {
  expect(() => targetOf(["--estático"])).toThrow("No se entiende «--estático»");
});
