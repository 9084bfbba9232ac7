import { expect, test } from "vitest";
import { accentTones } from "../../apps/ui/styles/accent.ts";
import { themeOf } from "./theme.ts";

test("without an accent no rule is added", () => {
  expect(themeOf({}).rule).toBe("");
});

test("an accent replaces its tones and no others, in the layer of the tokens", () => {
  const { background, accent, paperAccent } = accentTones("#1d4ed8");
  const theme = themeOf({ color: "#1d4ed8" });
  const { text, yellow } = themeOf({});
  expect(theme).toMatchObject({ background, accent, paperAccent, text, yellow });
  expect(theme.rule).toMatch(/^@layer tokens\{html:root\{/);
  expect(theme.rule).toContain(`--accent:${accent};`);
  expect(theme.rule).not.toContain("--yellow");
});
