import { readFileSync } from "node:fs";
import type { ThemeColours } from "../../apps/site/document/page-assets.ts";
import { accentRule, accentTones } from "../../apps/ui/styles/accent.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";

/** The colours of an edition's pages, for places where style sheets do not apply. */
export interface Theme extends ThemeColours {
  /** The accent on white paper. */
  readonly paperAccent: string;
  /** The style rule that replaces the usual colours; empty without an accent. */
  readonly rule: string;
}

/** The only place that holds the usual colours. */
const TOKENS = "src/apps/ui/styles/tokens.css";

/**
 * The theme of an edition: the tokens, of which those that derive from its `color` are replaced.
 */
export function themeOf({ color }: Pick<EditionContent["edicion"], "color">): Theme {
  const usual = readTokens();
  if (color === undefined) return { ...usual, rule: "" };
  const tones = accentTones(color);
  const { background, accent, paperAccent } = tones;
  return { ...usual, background, accent, paperAccent, rule: accentRule(tones) };
}

function readTokens(): Omit<Theme, "rule"> {
  const sheet = readFileSync(TOKENS, "utf8");
  const token = (name: string) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
    if (value === undefined) throw new Error(`${TOKENS} lacks --${name}`);
    return value;
  };
  return {
    background: token("background"),
    text: token("text"),
    accent: token("accent"),
    yellow: token("yellow"),
    paperAccent: token("paper-accent"),
  };
}
