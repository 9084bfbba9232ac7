import { readFileSync } from "node:fs";
import type { ThemeColours } from "../../apps/site/document/page-assets.ts";
import { accentRule, accentTones } from "../../apps/ui/styles/accent.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";

/** The colours of an edition's pages, for what style sheets do not reach. */
export interface Theme extends ThemeColours {
  /** The accent on white paper. */
  readonly paperRed: string;
  /** The style rule that replaces the usual colours; empty without an accent. */
  readonly rule: string;
}

/** The only place that holds the usual colours. */
const TOKENS = "src/apps/ui/styles/tokens.css";

/** The theme of an edition: the tokens, and in its place what derives from its `color`. */
export function themeOf({ color }: Pick<EditionContent["edicion"], "color">): Theme {
  const usual = readTokens();
  if (color === undefined) return { ...usual, rule: "" };
  const tones = accentTones(color);
  const { ground, red, paperRed } = tones;
  return { ...usual, ground, red, paperRed, rule: accentRule(tones) };
}

function readTokens(): Omit<Theme, "rule"> {
  const sheet = readFileSync(TOKENS, "utf8");
  const token = (name: string) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
    if (value === undefined) throw new Error(`${TOKENS} lacks --${name}`);
    return value;
  };
  return {
    ground: token("ground"),
    text: token("text"),
    red: token("red"),
    yellow: token("yellow"),
    paperRed: token("paper-red"),
  };
}
