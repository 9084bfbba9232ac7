import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import {
  circles,
  fileEdges,
  folderEdges,
  type Import,
  importsOf,
  readSources,
  siblingEdges,
} from "./import-graph.ts";
import { brokenRules, layers } from "./import-rules.ts";
import { projectFiles } from "./project-files.ts";

const sources = readSources(["src", "e2e", "bench"]);
const imports = importsOf(sources);
/** Tests import what they test; no file imports a test. */
const withoutTests = (all: readonly Import[]) => all.filter(({ from }) => !from.includes(".test."));

test("every relative import leads to a file that was read", () => {
  const lost = imports.filter(
    ({ to, kind }) => kind === "file" && /\.(tsx?|css)$/.test(to) && !sources.has(to),
  );
  expect(lost).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test("imports follow the rules", () => {
  expect(brokenRules(imports)).toEqual([]);
});

test("there is no circle between files", () => {
  expect(circles(fileEdges(imports))).toEqual([]);
});

test("there is no circle between folders", () => {
  expect(circles(folderEdges(withoutTests(imports)))).toEqual([]);
  expect(circles(siblingEdges(withoutTests(imports)))).toEqual([]);
});

test("each folder of the code has its place among the layers", () => {
  const folders = readdirSync("src", { withFileTypes: true }).map(({ name }) => `src/${name}`);
  const helpers = ["src/repository", "src/testing"];
  expect(folders.sort()).toEqual([...Object.keys(layers), ...helpers].sort());
});

test("no folder holds more than 15 files side by side", () => {
  const folders = projectFiles(["src", "e2e", "bench"]).map(dirname);
  const full = folders.filter((folder) => folders.filter((each) => each === folder).length > 15);
  expect([...new Set(full)]).toEqual([]);
});

describe("an import that someone might add is reported", () => {
  /** The tree with one more import in `from`. */
  const planted = (from: string, statement: string) => {
    const text = sources.get(from);
    if (text === undefined) throw new Error(`There is no ${from}`);
    const others = imports.filter((each) => each.from !== from);
    return [...others, ...importsOf(new Map([[from, `${statement}\n${text}`]]))];
  };

  test.each([
    ["src/store/firestore/visits/visits.ts", "../../sqlite/database.ts", "no other adapter"],
    ["src/store/sqlite/sqlite-store.ts", "../firestore/connection/faults.ts", "no other adapter"],
    ["src/store/port/plan-import.ts", "../sqlite/database.ts", "knows no database"],
    ["src/site/parts/photo/Carousel.tsx", "../../sections/sede/Sede.tsx", "know none"],
    ["src/site/sections/sede/Sede.tsx", "../acerca/Acerca.tsx", "never another section"],
    ["src/domain/carnet/carnet.ts", "better-sqlite3", "no package but"],
    ["src/domain/carnet/carnet.ts", "node:fs", "no package but"],
    ["src/domain/carnet/carnet.ts", "react", "no package but"],
    ["src/domain/carnet/carnet.ts", "../../store/port/store.ts", "go one way"],
    ["src/server/app.ts", "./testing/app-under-test.ts", "no test code"],
    ["src/server/app.ts", "../testing/temporary-folder.ts", "no test code"],
    ["src/store/open-store.ts", "./contract/store-contract.ts", "no test code"],
    ["src/server/app.ts", "../cli/main.ts", "go one way"],
    ["src/cli/main.ts", "../server/app.ts", "go one way"],
    ["src/site/Page.tsx", "../store/port/store.ts", "go one way"],
    ["src/site/Page.tsx", "../server/app.ts", "go one way"],
    ["src/site/Page.tsx", "node:path", "runs in browsers"],
    ["src/content/read-content.ts", "../site-build/settings.ts", "go one way"],
    ["src/site-build/build.ts", "../store/port/store.ts", "go one way"],
  ])("%s to %s", (from, target, rule) => {
    const found = brokenRules(planted(from, `import "${target}";`));
    expect(
      found.filter((line) => line.startsWith(`${from} -> `) && line.includes(rule)),
    ).toHaveLength(1);
  });

  test.each([
    ["of a type alone", 'import type { Store } from "../../store/port/store.ts";'],
    ["passed on", 'export * from "../../store/port/store.ts";'],
    ["once it is needed", 'const store = () => import("../../store/port/store.ts");'],
    ["as the type of a module", 'type Port = typeof import("../../store/port/store.ts");'],
    ["of a worker", 'new URL("../../store/port/store.ts", import.meta.url);'],
  ])("%s", (_kind, statement) => {
    const found = brokenRules(planted("src/domain/carnet/carnet.ts", statement));
    expect(found.filter((line) => line.startsWith("src/domain/"))).toHaveLength(1);
  });

  test("a circle between two files", () => {
    const all = planted("src/domain/carnet/carnet.ts", 'import "./edition-groups.ts";');
    expect(circles(fileEdges(all))).toEqual([
      ["src/domain/carnet/carnet.ts", "src/domain/carnet/edition-groups.ts"],
    ]);
  });

  test("a circle between two folders, though there is none between files", () => {
    const all = planted("src/server/answers/navigation.ts", 'import "../guards/robots.ts";');
    const circle = [["src/server/answers", "src/server/guards"]];
    expect(circles(fileEdges(all))).toEqual([]);
    expect(circles(folderEdges(withoutTests(all)))).toEqual(circle);
    expect(circles(siblingEdges(withoutTests(all)))).toEqual(circle);
  });
});
