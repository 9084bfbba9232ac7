import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      // Bundled packages are in the archive of another package, whose integrity hash covers them.
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

test.each([".npmrc", "bench/.npmrc"])(
  "no package runs a script when it is installed: %s",
  (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/^ignore-scripts=true$/m);
  },
);
