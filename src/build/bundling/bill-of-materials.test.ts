import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { writeBillOfMaterials } from "./bill-of-materials.ts";

const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      purl: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    }),
  ),
});

async function writtenComponents() {
  const folder = await mkdtemp(join(tmpdir(), "convencion-sbom-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "sbom.json");
  await writeBillOfMaterials(file);
  return billSchema.parse(JSON.parse(await readFile(file, "utf8"))).components;
}

test("the bill names every package that runs in production, and marks the tools", async () => {
  const components = await writtenComponents();
  const development = new Map(
    components.map(({ purl, properties = [] }) => [
      purl,
      properties.some(({ name }) => name === "cdx:npm:package:development"),
    ]),
  );
  const own = JSON.parse(await readFile("package.json", "utf8"));
  const isTool = (name: string, version: unknown) =>
    development.get(`pkg:npm/${name.replace("@", "%40")}@${version}`);
  for (const [name, version] of Object.entries(own.dependencies)) {
    expect(isTool(name, version), name).toBe(false);
  }
  for (const name of ["vite", "vitest", "typescript"]) {
    expect(isTool(name, own.devDependencies[name]), name).toBe(true);
  }
});

test("every package of the bill has its SHA-512", async () => {
  const components = await writtenComponents();
  expect(components.length).toBeGreaterThan(100);
  const without = components
    .filter(({ hashes = [] }) => !hashes.some(({ alg }) => alg === "SHA-512"))
    .map(({ purl }) => purl);
  expect(without).toEqual([]);
});
