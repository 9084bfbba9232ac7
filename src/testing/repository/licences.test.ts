import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** Allowed for packages that run on the server or in the page: licences that ask for attribution at most. */
const inProduction = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  // A small dependency of the confetti states its licence without a version.
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
];
/** Packages that only build or test may also be copyleft, as they are not distributed; fonts are OFL. */
const inDevelopment = [
  ...inProduction,
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
];

/** Licences that only a package's file LICENSE names. */
const stated: Readonly<Record<string, string>> = { "node_modules/png-js": "MIT" };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** Whether an SPDX expression, such as `(MIT OR WTFPL)`, can be met with the allowed licences. */
function isMet(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence)));
}

test("every dependency has a licence that this project may use", () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  expect(packages.length).toBeGreaterThan(100);
  const unmet = packages
    .filter(([path, { license = stated[path] ?? "", dev }]) => {
      return !isMet(license, dev ? inDevelopment : inProduction);
    })
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(unmet).toEqual([]);
});
