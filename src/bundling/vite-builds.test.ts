import { readFile } from "node:fs/promises";
import { join } from "node:path";
import css from "@eslint/css";
import { Linter } from "eslint";
import baseline from "eslint-plugin-baseline-js";
import { beforeAll, expect, test } from "vitest";
import { PROGRAMS_SITE, readPrograms, SITE_WORKER } from "#edition/render/programs.ts";
import { clockFacts } from "#site/phase/clock-facts.ts";
import { pageScript } from "#site/shell/early-script.ts";
import { testEdition } from "#site/testing/edition.ts";
import { withServer } from "./build-target.ts";
import { bundlePrograms } from "./programs.ts";

/*
 * Compares the built styles and scripts with what the browsers that the README names have: what was
 * Baseline at the end of 2022, and what is listed here with its reason.
 */
const available = 2022;

/**
 * Features that became Baseline after 2022 and may be used all the same: those that Chrome 111, Firefox 114 and
 * Safari 16.4 have, and decorations, without which the page has the same texts in the same places.
 */
const allowed = {
  allowAtRules: ["container", "page", "starting-style"],
  allowFunctions: ["color-mix"],
  // Who turns scripts off has a newer browser: Chrome 120, Firefox 113 or Safari 17.
  allowMediaConditions: ["scripting"],
  allowProperties: [
    ...["container", "container-type", "hyphens", "outline"],
    // Every browser that knows `content-visibility` also knows the other.
    ...["content-visibility", "contain-intrinsic-block-size"],
    // Safari lacks it, and has no forced colours.
    "forced-color-adjust",
    ...["overscroll-behavior", "overscroll-behavior-x", "paint-order", "scrollbar-width"],
    ...["text-size-adjust", "user-select"],
  ],
  // Firefox has it since version 121. The columns of many speakers are then as wide as they fit.
  // Where the last is missing, paper has the answers that are open.
  allowSelectors: ["has", "selection", "details-content"],
  allowUnits: ["cqi"],
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

const inline = pageScript(clockFacts(testEdition().edicion), true);

/** The scripts of the page and the door by their URLs, the service worker and the inline one. */
let scripts: Record<string, string>;
let sheets: Record<string, string>;

beforeAll(async () => {
  const programs = await readPrograms(await bundlePrograms({ ...withServer, offline: true }));
  const { folder, styles, pageFiles, apps } = programs;
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const scriptsOf = async (all: readonly string[]) => {
    const named = all.filter((url) => url.endsWith(".js"));
    const texts = named.map(async (url) => [url, await read(PROGRAMS_SITE + url)] as const);
    return Object.fromEntries(await Promise.all(texts));
  };
  const door = apps?.door ?? { sheet: "", files: [] };
  const page = styles.head + styles.answers + styles.rest;
  sheets = { page, door: await read(PROGRAMS_SITE + door.sheet) };
  const worker = await read(SITE_WORKER);
  scripts = { ...(await scriptsOf([...pageFiles, ...door.files])), worker, inline };
});

function faultsOfStyles(text: string): string[] {
  // The rule can allow a property, but not single values. Without subgrid, what stands beside each other is on
  // no common line; without `avoid`, a heading may be the last line of a sheet of paper.
  const checked = text.replace(
    /text-wrap:(?:balance|pretty)|grid-template-rows:subgrid|break-after:avoid/g,
    "",
  );
  const messages = new Linter().verify(checked, {
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true },
    rules: { "css/use-baseline": ["error", { available, ...allowed }] },
  });
  return [...new Set(messages.map(({ message }) => message))];
}

function faultsOfScript(text: string): string[] {
  const all = { preset: "auto" };
  const rule = { available, includeWebApis: all, includeJsBuiltins: all, ignoreFeatures: guarded };
  const messages = new Linter().verify(text, {
    plugins: { baseline: { rules: baseline.rules } },
    rules: { "baseline/use-baseline": ["error", rule] },
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
