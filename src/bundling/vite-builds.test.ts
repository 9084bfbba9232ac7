import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import css from "@eslint/css";
import { Linter } from "eslint";
import baseline from "eslint-plugin-baseline-js";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clockFacts } from "#site/phase/clock-facts.ts";
import { pageScript } from "#site/shell/early-script.ts";
import { splitByScripting } from "#site/shell/page-styles.ts";
import { testEdition } from "#site/testing/edition.ts";
import { withServer } from "./build-target.ts";
import { bundleApp } from "./bundle-app.ts";
import { bundleWorker, workers } from "./bundle-workers.ts";
import { buildClient, buildRenderer } from "./vite-builds.ts";

/** The browsers that the README names. */
const stated = ["chrome111", "edge111", "firefox114", "safari16.4"];

/*
 * Compares the built styles and scripts with what browsers of the stated versions have: what was
 * Baseline at the end of 2022, and what is listed here with its reason.
 */
const available = 2022;

/** In Chrome 111, Firefox 114 and Safari 16.4, though later than 2022 in one of their predecessors. */
const inStatedVersions = {
  allowAtRules: ["container", "page"],
  allowFunctions: ["color-mix"],
  allowProperties: ["container", "container-type", "hyphens", "outline"],
  allowUnits: ["cqi"],
};
/** Where they are missing, the page has the same texts in the same places. */
const decorations = {
  allowAtRules: ["starting-style"],
  allowFunctions: [],
  allowProperties: [
    "content-visibility",
    // Safari lacks it, and has no forced colours.
    "forced-color-adjust",
    "overscroll-behavior",
    "overscroll-behavior-x",
    "paint-order",
    "scrollbar-width",
    "text-size-adjust",
    "user-select",
  ],
  // Firefox has it since version 121. The columns of many speakers are then as wide as they fit.
  // Where the last is missing, paper has the answers that are open.
  allowSelectors: ["has", "selection", "details-content"],
};
/** Used only after a check, inside `try`, or by a library where the platform has it. */
const guarded = [
  "async-clipboard",
  "constructed-stylesheets",
  "createimagebitmap",
  "explicit-resource-management",
  "functions-caller-arguments",
  "network-information",
  "offscreen-canvas",
  "proto",
  "screen-wake-lock",
  "share",
  "storage-manager",
  "top-level-await",
  "user-activation",
  "vibration",
];

const inline = pageScript(clockFacts(testEdition().edicion));

let folder: string;
/** The page's scripts by their URLs. */
let files: Record<string, string>;
/** The same, those of the door and the service worker, and the inline one. */
let scripts: Record<string, string>;
let sheets: Record<string, string>;

beforeAll(async () => {
  // Otherwise the build would include React's development version.
  vi.stubEnv("NODE_ENV", "production");
  folder = await mkdtemp(join(tmpdir(), "features-"));
  await mkdir(join(folder, "assets"));
  await buildClient(folder);
  files = await builtScripts();
  const door = await bundleApp(folder, "src/app/door.tsx", "puerta");
  const styles = await buildRenderer(join(folder, "renderer"), withServer);
  const page = splitByScripting(styles.head + styles.rest);
  sheets = { page: page.styles, "page without scripts": page.withoutScripts, door: door.styles };
  const worker = await bundleWorker(workers.site);
  scripts = { ...(await builtScripts()), worker, inline };
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function builtScripts(): Promise<Record<string, string>> {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  const read = async (url: string) => [url, await readFile(join(folder, url), "utf8")] as const;
  return Object.fromEntries(await Promise.all(names.map((name) => read(`/assets/${name}`))));
}

/** Compiles a script for these browsers and removes its white space. */
async function writtenFor(code: string, target: string[] | string): Promise<string> {
  const written = await transformWithOxc(code, "script.js", { target, sourcemap: false });
  return written.code;
}

test("scripts of the page contain no syntax that the stated browsers lack", async () => {
  expect(Object.keys(files).length).toBeGreaterThan(5);
  for (const [name, code] of Object.entries(files)) {
    expect(await writtenFor(code, stated), name).toBe(await writtenFor(code, "esnext"));
  }
});

test("the inline script can be read by browsers of 2020", async () => {
  expect(await writtenFor(inline, "es2020")).toBe(await writtenFor(inline, "esnext"));
});

function faultsOfStyles(text: string): string[] {
  const rule = {
    available,
    ...decorations,
    ...inStatedVersions,
    allowAtRules: [...decorations.allowAtRules, ...inStatedVersions.allowAtRules],
    allowFunctions: [...decorations.allowFunctions, ...inStatedVersions.allowFunctions],
    allowProperties: [...decorations.allowProperties, ...inStatedVersions.allowProperties],
  };
  // The rule can allow a property, but not only two of its values.
  const checked = text.replace(/text-wrap:(?:balance|pretty)/g, "");
  const messages = new Linter().verify(checked, {
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true },
    rules: { "css/use-baseline": ["error", rule] },
  });
  return [...new Set(messages.map(({ message }) => message))];
}

function faultsOfScript(text: string): string[] {
  const preset = { preset: "auto" };
  const messages = new Linter().verify(text, {
    plugins: { baseline: { rules: baseline.rules } },
    rules: {
      "baseline/use-baseline": [
        "error",
        { available, includeWebApis: preset, includeJsBuiltins: preset, ignoreFeatures: guarded },
      ],
    },
  });
  return [...new Set(messages.map(({ message }) => message))];
}

test("styles use only features of the stated browsers, except for decorations", () => {
  for (const [name, text] of Object.entries(sheets)) expect(faultsOfStyles(text), name).toEqual([]);
});

test("scripts use only features of the stated browsers, except behind a feature test", () => {
  for (const [name, text] of Object.entries(scripts)) {
    expect(faultsOfScript(text), name).toEqual([]);
  }
});
