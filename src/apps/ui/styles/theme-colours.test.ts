import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themeColours } from "./theme-colours.ts";

it.each(Object.entries(themeColours))("%s is the colour of the style sheets", (name, colour) => {
  const tokens = readFileSync("src/apps/ui/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--${name}: ${colour};`);
});
