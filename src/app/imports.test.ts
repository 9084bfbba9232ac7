import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The rooms of the code, lowest first, and the rooms that each may import besides itself. `site/parts`, `site/phase`
 * and `edition/render` stand apart from `site` and `edition`: others show the page's parts, and rendering
 * shows what the other rooms make. `app` and `bundling` know all. Biome's `noImportCycles` forbids
 * circular imports.
 */
const rooms: Readonly<Record<string, string>> = {
  platform: "",
  visits: "platform",
  edition: "platform",
  access: "edition platform",
  people: "access edition platform",
  registration: "people access edition platform",
  door: "registration people visits access edition platform",
  certificates: "site/parts door people access edition platform",
  backup: "registration certificates door people visits access edition platform",
  "site/phase": "edition platform",
  "site/parts": "site/phase edition platform",
  texts: "site/parts access edition platform",
  site: "registration certificates door people visits edition platform",
  "edition/render": "site site/parts texts certificates door access edition platform",
};
/** Rooms of which only the model may be imported: the journal, for one, names changes of people. */
const models: Readonly<Record<string, readonly string[]>> = {
  access: ["people"],
  site: ["people"],
  "site/phase": ["people"],
  "edition/render": ["people"],
};
const knowsAll = new Set(["app", "bundling"]);

const testCode = /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//;
/** The code that runs in browsers, and the pure models. */
const withoutNode =
  /^src\/(?:site\/|\w+\/(?:model|page|phone|site|pdf)\/|people\/files\/|platform\/(?:browser|calls|text|ui)\/|app\/[\w-]+\.tsx$|app\/organise\/)/;

function roomOf(path: string): string {
  return /^src\/(edition\/render(?=\/)|site\/(?:parts|phase)(?=\/)|[^/]+)/.exec(path)?.[1] ?? "";
}

/** The reason why an import of production code is forbidden, or `null`. */
function faultOf(from: string, name: string): string | null {
  const path = name.replace(/\?.*/, "").replace("#", "src/");
  const to = path.startsWith(".") ? normalize(join(dirname(from), path)) : path;
  const room = roomOf(from);
  const other = roomOf(to);
  if (testCode.test(to)) return "production code imports test code";
  if (name.startsWith("../../")) return "it climbs more than one folder";
  if (to.startsWith("src/") && other !== room && !knowsAll.has(room)) {
    const isPart = other.startsWith(`${room}/`) && other !== "edition/render";
    const mayImport = isPart || rooms[room]?.split(" ").includes(other);
    const mayImportModel = models[room]?.includes(other) && to.includes(`/${other}/model/`);
    if (!mayImport && !mayImportModel) return `${room} does not import ${other}`;
  }
  if (withoutNode.test(from) && to.startsWith("node:")) return "it runs without Node";
  if (/\/model\//.test(from) && /\/(?:page|phone|site|server|store|cli)\//.test(to))
    return "a model imports only models";
  if (/\/(?:page|phone|site)\//.test(from) && /\/(?:server|store|cli)\//.test(to))
    return "what runs in browsers does not reach server or store";
  return null;
}

test("imports of production code go one way", () => {
  const faults: string[] = [];
  let imports = 0;
  for (const entry of readdirSync("src", { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    if (!/\.tsx?$/.test(from) || testCode.test(from)) continue;
    const found = readFileSync(from, "utf8").matchAll(
      /(?:\bfrom|^import|\bimport\(|\bnew URL\()\s*"([^"]+)"/gm,
    );
    for (const [, name = ""] of found) {
      imports += 1;
      const fault = faultOf(from, name);
      if (fault !== null) faults.push(`${from} -> ${name}: ${fault}`);
    }
  }
  expect(imports).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});
