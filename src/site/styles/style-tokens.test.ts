import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { EASING } from "#platform/ui/styles/easing.ts";

const roots = ["src/site", "src/platform/ui"];
/** Where colours get their names. */
const tokenSheets = ["tokens.css", "more-tokens.css"];
/** Print styles and codes may use colours that are not tokens. */
const paperSheets = ["print.css", "PrintButton.module.css", "QrCode.module.css"];
const colourSheets = [...tokenSheets, ...paperSheets];

const colourNames =
  "white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold";
const colour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(\\s*[\\d.]|(?<![-\\w])(?:${colourNames})(?![-\\w])`,
  "gi",
);

interface Sheet {
  readonly name: string;
  readonly text: string;
  /** The value of each declaration. */
  readonly values: string;
}

const sheets: Sheet[] = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  )
  .filter((path) => path.endsWith(".css"))
  .map((path) => {
    const text = readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
    return {
      name: basename(path),
      text,
      values: [...text.matchAll(/[-\w]+\s*:([^;{}]+)[;}]/g)].map(([, value]) => value).join("\n"),
    };
  });

/** The matches of `pattern`, by style sheet. */
function found(pattern: RegExp, read: (sheet: Sheet) => string, except: string[] = []) {
  return Object.fromEntries(
    sheets
      .filter(({ name }) => !except.includes(name))
      .map((sheet) => [sheet.name, read(sheet).match(pattern) ?? []] as const)
      .filter(([, hits]) => hits.length > 0),
  );
}

describe("the style sheets", () => {
  it("take their colours from the tokens", () => {
    expect(found(colour, ({ values }) => values, colourSheets)).toEqual({});
  });

  it("move by the curve that scripts move by, too", () => {
    expect(sheets.flatMap(({ text }) => text.match(/(?<=--ease: )[^;]+/g) ?? [])).toEqual([EASING]);
  });

  it("let no edition's colour say what a fault or a door's answer says", () => {
    const faults = sheets.flatMap(({ text }) => text.match(/--fault:[^;]+/g) ?? []);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((each) => each.includes("accent"))).toEqual([]);
    expect(readFileSync("src/door/phone/answer.css", "utf8")).not.toContain("accent");
  });

  it("use no custom property that nothing defines", () => {
    const texts = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes(".test."))
      .map((path) => readFileSync(join("src", path), "utf8"));
    const all = texts.join("\n");
    const defined = new Set(all.match(/--[a-z][-\w]*(?=["`]?\]?:)/g));
    const used = [...all.matchAll(/var\((--[-\w]+)\)/g)].map(([, name = ""]) => name);
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  });
});
