import { readFileSync } from "node:fs";
import { parse } from "culori";
import type { ThemeColours } from "../../apps/site/document/page-assets.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { type AccentTones, accentTones } from "./accent.ts";

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

/** In the tokens' layer, which paper's rules override, and more specific than the tokens. */
function accentRule(tones: AccentTones): string {
  const { ground, groundRaised, red, redBright, onRed, paperRed, paperRedBright } = tones;
  const channels = channelsOf(ground);
  const values = {
    ground,
    "ground-rgb": channels.join(" "),
    "ground-raised": groundRaised,
    "veil-edge": `rgb(${channels.join(" ")}/51%)`,
    red,
    "red-bright": redBright,
    "on-red": onRed,
    "paper-red": paperRed,
    "paper-red-bright": paperRedBright,
  };
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return `@layer tokens{html:root{${declarations.join(";")}}}`;
}

function channelsOf(hex: string): number[] {
  const colour = parse(hex);
  if (colour?.mode !== "rgb") throw new Error(`Not a colour: ${hex}`);
  return [colour.r, colour.g, colour.b].map((channel) => Math.round(channel * 255));
}
