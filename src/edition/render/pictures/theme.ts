import { readFileSync } from "node:fs";
import type { EditionContent } from "#edition/model/edition.ts";
import { accentRule, accentTones } from "#platform/ui/styles/accent.ts";
import type { UsualColours } from "../programs.ts";

/** The colours of an edition's pages, for places where style sheets do not apply. */
interface Theme extends UsualColours {
  /** The style rule that replaces the usual colours; empty without an accent. */
  readonly rule: string;
}

const TOKENS = "src/platform/ui/styles/tokens.css";

/** The theme of an edition: the usual colours, of which those that derive from its `color` are replaced. */
export function themeOf(
  { color }: Pick<EditionContent["edicion"], "color">,
  usual: UsualColours = usualColours(),
): Theme {
  if (color === undefined) return { ...usual, rule: "" };
  const tones = accentTones(color);
  const { background, accent, paperAccent } = tones;
  return { ...usual, background, accent, paperAccent, rule: accentRule(tones) };
}

export function usualColours(): UsualColours {
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
