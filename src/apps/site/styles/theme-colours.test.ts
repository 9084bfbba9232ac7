import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themeColours } from "./theme-colours.ts";

it.each(Object.entries(themeColours))("%s is the colour of the style sheets", (name, colour) => {
  const sheets = ["src/apps/site/styles/tokens.css", "src/apps/site/styles/tokens-below.css"];
  const tokens = sheets.map((sheet) => readFileSync(sheet, "utf8")).join("");
  expect(tokens).toContain(`--${name}: ${colour};`);
});
