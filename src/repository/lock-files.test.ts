import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      // Bundled packages lie in the archive of another package, and its integrity hash covers them.
      inBundle: z.boolean().optional(),
    }),
  ),
});

function packagesOf(folder: string) {
  const lock = lockSchema.parse(JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8")));
  return Object.entries(lock.packages).filter(([path]) => path !== "");
}

describe.each([".", "bench", "deploy/netlify"])("the lock file in %s", (folder) => {
  const packages = packagesOf(folder);

  test("has the SHA-512 of every package, so that npm installs these bytes or none", () => {
    expect(packages.length).toBeGreaterThan(100);
    const unsure = packages
      .filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith("sha512-"))
      .map(([path]) => path);
    expect(unsure).toEqual([]);
  });

  test("names no registry", () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

test("each package with install scripts is allowed or refused by name, and no other is", () => {
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const scripted = packagesOf(".")
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(scripted.sort()).toEqual(Object.keys(allowScripts).sort());
});

test("packages that only benchmarks need run no install scripts", () => {
  expect(readFileSync("bench/.npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});
