import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

/** The colours that derive from an edition's accent, each as `#rrggbb`. */
export interface AccentTones {
  readonly ground: string;
  readonly groundRaised: string;
  /** On the dark ground: the accent, its hover state, and the text on both. */
  readonly accent: string;
  readonly accentBright: string;
  readonly onAccent: string;
  /** On paper and white. */
  readonly paperAccent: string;
  readonly paperAccentBright: string;
}

const inOklch = converter("oklch");

/**
 * The minimum contrast of each tone with its grounds: AA for text is 4.5, and the particles behind the
 * veil lighten the ground.
 */
const LEAST_CONTRAST = 5;
const STEP = 0.005;
/** The factor by which the chroma of a dark colour may grow. */
const MOST_CHROMA = 1.8;
/** Lightness and chroma of the dark grounds and of the text on the accent, as `tokens.css` has them in red. */
const GROUND = { l: 0.127, c: 0.014 };
const GROUND_RAISED = { l: 0.169, c: 0.026 };
const ON_ACCENT = { l: 0.11, c: 0.02 };
/** The lightest and the darkest light ground: paper is the harder one for dark text. */
const LIGHT_GROUNDS = ["#f6ece3", "#fffaf5"];

/**
 * Turns any colour, `#rrggbb`, into tones of its hue: as close to it as AA contrast with the dark and
 * the light grounds permits.
 */
export function accentTones(colour: string): AccentTones {
  const { l, c, h = 0 } = inOklch(colour) ?? { l: 0, c: 0 };
  const own = Math.min(1, l);
  const colourOf = (lightness: number, chroma: number) =>
    formatHex(clampChroma({ mode: "oklch", l: lightness, c: chroma, h }, "oklch"));
  /** A dark colour that is lightened gets more chroma, or it would look grey. */
  const tone = (lightness: number) =>
    colourOf(lightness, c * Math.min(MOST_CHROMA, Math.max(1, lightness / Math.max(own, STEP))));
  const shade = ({ l: lightness, c: chroma }: typeof GROUND) =>
    colourOf(lightness, Math.min(c, chroma));
  const ground = shade(GROUND);
  const groundRaised = shade(GROUND_RAISED);
  const onAccent = shade(ON_ACCENT);
  /** The first lightness from `from` in the direction `step` that is legible on `grounds`. */
  const legible = (from: number, step: number, grounds: readonly string[]): number => {
    const isLegible = grounds.every((each) => wcagContrast(tone(from), each) >= LEAST_CONTRAST);
    return isLegible ? from : legible(from + step, step, grounds);
  };
  const light = legible(own, STEP, [groundRaised, onAccent]);
  const dark = legible(own, -STEP, LIGHT_GROUNDS);
  return {
    ground,
    groundRaised,
    accent: tone(light),
    accentBright: tone(Math.min(1, light + 0.06)),
    onAccent,
    paperAccent: tone(dark),
    paperAccentBright: tone(Math.max(0, dark - 0.06)),
  };
}

/**
 * The style rule that replaces the usual tones: in the tokens' layer, which paper's rules override, and
 * more specific than the tokens.
 */
export function accentRule(tones: AccentTones): string {
  const { ground, groundRaised, accent, accentBright, onAccent, paperAccent, paperAccentBright } =
    tones;
  const channels = channelsOf(ground);
  const values = {
    ground,
    "ground-rgb": channels.join(" "),
    "ground-raised": groundRaised,
    "veil-edge": `rgb(${channels.join(" ")}/51%)`,
    accent,
    "accent-bright": accentBright,
    "on-accent": onAccent,
    "paper-accent": paperAccent,
    "paper-accent-bright": paperAccentBright,
  };
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return `@layer tokens{html:root{${declarations.join(";")}}}`;
}

function channelsOf(hex: string): number[] {
  const colour = parse(hex);
  if (colour?.mode !== "rgb") throw new Error(`Not a colour: ${hex}`);
  return [colour.r, colour.g, colour.b].map((channel) => Math.round(channel * 255));
}
