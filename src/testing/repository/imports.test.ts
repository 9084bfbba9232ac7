import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The folders of the code, and the folders that each may import. Biome's `noImportCycles` forbids
 * circular imports.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ["domain"],
  lists: ["domain"],
  certificates: ["domain"],
  store: ["domain"],
  operations: ["store", "lists", "content", "domain"],
  server: ["operations", "store", "edition", "content", "certificates", "domain"],
  cli: ["server", "operations", "store", "lists", "content", "bundling", "domain"],
  "apps/ui": ["domain"],
  "apps/site": ["apps/ui", "domain"],
  "apps/door": ["apps/ui", "domain"],
  "apps/organise": ["apps/ui", "content", "lists", "certificates", "domain"],
  edition: ["apps/site", "apps/ui", "certificates", "content", "domain"],
  bundling: [
    "edition",
    "certificates",
    "apps/ui",
    "apps/site",
    "apps/door",
    "apps/organise",
    "server",
    "content",
    "domain",
  ],
};

const testCode = /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//;
const inBrowsers = /^src\/(?:apps|lists|certificates)\//;

/** The apps, and the parts of the content that they take. */
const startsInBrowsers =
  /^src\/(?:apps|lists|certificates|content\/(?:check-sources\.ts|texts\/|next-edition\/|yaml\/))/;

interface Import {
  readonly from: string;
  /** A path from the repository's root, or a package's name. */
  readonly to: string;
  /** Whether only types are imported, which no bundle contains. */
  readonly isType?: boolean;
}

function importsOf(from: string): Import[] {
  const text = readFileSync(from, "utf8");
  const found = text.matchAll(
    /(^import type [^"]*)?(?:\bfrom|^import|\bimport\(|\bnew URL\()\s*"([^"]+)"/gm,
  );
  return [...found].map(([, type, name = ""]) => ({
    from,
    isType: type !== undefined,
    to: name.startsWith(".") ? normalize(join(dirname(from), name.replace(/\?.*/, ""))) : name,
  }));
}

function layerOf(path: string): string {
  return /^src\/((?:apps\/)?[^/]+)/.exec(path)?.[1] ?? "";
}

/** The reason why an import of production code is forbidden, or `null`. */
function faultOf({ from, to }: Import): string | null {
  const layer = layerOf(from);
  const inCode = to.startsWith("src/");
  if (testCode.test(to)) return "production code imports test code";
  if (inCode && layerOf(to) !== layer && !layers[layer]?.includes(layerOf(to)))
    return `${layer} does not import ${layerOf(to)}`;
  if (layer === "domain" && !inCode && !/^zod(?:\/|$)/.test(to))
    return "the domain uses no package but zod";
  if (inBrowsers.test(from) && to.startsWith("node:")) return "it runs in browsers";
  const adapter = /^src\/store\/(sqlite|firestore)\//;
  const [, own] = adapter.exec(from) ?? [];
  const [, other] = adapter.exec(to) ?? [];
  if (other && layer === "store" && (own ? own !== other : /^src\/store\/port\//.test(from)))
    return "an adapter knows no other adapter, and the port none";
  return null;
}

function faultsOf(imports: readonly Import[]): string[] {
  return imports.flatMap((each) => {
    const fault = faultOf(each);
    return fault === null ? [] : [`${each.from} -> ${each.to}: ${fault}`];
  });
}

const production = readdirSync("src", { recursive: true, withFileTypes: true })
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => /\.tsx?$/.test(path) && !testCode.test(path));

test("imports of production code go one way", () => {
  const imports = production.flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(1000);
  expect(faultsOf(imports)).toEqual([]);
});

test("no code that browsers run reaches a module of Node", () => {
  const imports = production.flatMap(importsOf).filter(({ isType }) => !isType);
  const reached = new Set(production.filter((path) => startsInBrowsers.test(path)));
  for (const path of reached) {
    for (const { from, to } of imports) if (from === path) reached.add(to);
  }
  expect(reached).toContain("src/content/yaml/content-file.ts");
  expect([...reached].filter((path) => /^node:|^sharp$/.test(path))).toEqual([]);
});
