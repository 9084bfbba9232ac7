import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { EASING } from "#platform/ui/styles/easing.ts";

const roots = ["src/site", "src/platform/ui"];
/** Where colours get their names, and print styles and codes, which may use others. */
const colourSheets = [
  ...["tokens.css", "more-tokens.css"],
  ...["print.css", "PrintButton.module.css", "QrCode.module.css"],
];

const colourNames =
  "white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold";
const colour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(\\s*[\\d.]|(?<![-\\w])(?:${colourNames})(?![-\\w])`,
  "gi",
);

const sheets = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  )
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({
    name: basename(path),
    text: readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, ""),
  }));

it("the style sheets take their colours from the tokens", () => {
  const others = sheets.filter(({ name }) => !colourSheets.includes(name));
  const values = others.flatMap(({ text }) => text.match(/(?<=[-\w]\s*:)[^;{}]+(?=[;}])/g) ?? []);
  expect(values.flatMap((value) => value.match(colour) ?? [])).toEqual([]);
});

it("the style sheets move by the curve that scripts move by, too", () => {
  expect(sheets.flatMap(({ text }) => text.match(/(?<=--ease: )[^;]+/g) ?? [])).toEqual([EASING]);
});

it("the style sheets let no edition's colour say what a fault or a door's answer says", () => {
  const faults = sheets.flatMap(({ text }) => text.match(/--fault:[^;]+/g) ?? []);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter((each) => each.includes("accent"))).toEqual([]);
  expect(readFileSync("src/door/phone/answer.css", "utf8")).not.toContain("accent");
});

it("the style sheets use no custom property that nothing defines", () => {
  const texts = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(join("src", path), "utf8"));
  const all = texts.join("\n");
  const defined = new Set(all.match(/--[a-z][-\w]*(?=["`]?\]?:)/g));
  const used = [...all.matchAll(/var\((--[-\w]+)\)/g)].map(([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(0);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
