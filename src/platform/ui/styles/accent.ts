import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

/** The colours that derive from an edition's accent, each as `#rrggbb`. */
interface AccentTones {
  readonly background: string;
  readonly backgroundRaised: string;
  /** On the dark background: the accent, its hover state, and the text on both. */
  readonly accent: string;
  readonly accentBright: string;
  readonly onAccent: string;
  /** On paper and white. */
  readonly paperAccent: string;
  readonly paperAccentBright: string;
  /** The main button's own colours, if the accent is as yellow as the button beside it. */
  readonly main?: string;
  readonly mainBright?: string;
}

const inOklch = converter("oklch");

/** More than AA's 4.5, because the particles behind the text's backdrop lighten the background. */
const LEAST_CONTRAST = 5;
/** On the dark background, darker greens and blues look dull beside yellow. */
const LEAST_LIGHTNESS = 0.67;
const STEP = 0.005;
/** The factor by which the chroma of a dark colour may grow. */
const MOST_CHROMA = 1.8;
/** The hue of `--yellow`, and how near to it a colour is a yellow, in degrees. */
const YELLOW_HUE = 91;
const NEAR_YELLOW = 30;
/** Lightness and chroma of the dark backgrounds and of the text on the accent, as `tokens.css` has them in red. */
const BACKGROUND = { l: 0.127, c: 0.014 };
const BACKGROUND_RAISED = { l: 0.169, c: 0.026 };
const ON_ACCENT = { l: 0.11, c: 0.02 };
/** The lightest and the darkest light background: paper is the harder one for dark text. */
const LIGHT_BACKGROUNDS = ["#f6ece3", "#fffaf5"];

/** Turns a colour, `#rrggbb`, into tones of its hue that are legible on dark and light backgrounds (AA). */
export function accentTones(colour: string): AccentTones {
  const { l, c, h = 0 } = inOklch(colour) ?? { l: 0, c: 0 };
  const own = Math.min(1, l);
  const colourOf = (lightness: number, chroma: number) =>
    formatHex(clampChroma({ mode: "oklch", l: lightness, c: chroma, h }, "oklch"));
  /** A dark colour that is lightened gets more chroma, or it would look grey. */
  const tone = (lightness: number) =>
    colourOf(lightness, c * Math.min(MOST_CHROMA, Math.max(1, lightness / Math.max(own, STEP))));
  const shade = ({ l: lightness, c: chroma }: typeof BACKGROUND) =>
    colourOf(lightness, Math.min(c, chroma));
  const background = blendingWithItself(shade(BACKGROUND));
  const backgroundRaised = shade(BACKGROUND_RAISED);
  const onAccent = shade(ON_ACCENT);
  /** The first lightness from `from` in the direction `step` that is legible on `backgrounds`. */
  const legible = (from: number, step: number, backgrounds: readonly string[]): number => {
    const isLegible = backgrounds.every((each) => wcagContrast(tone(from), each) >= LEAST_CONTRAST);
    return isLegible ? from : legible(from + step, step, backgrounds);
  };
  const light = legible(Math.max(own, LEAST_LIGHTNESS), STEP, [backgroundRaised, onAccent]);
  const dark = legible(own, -STEP, LIGHT_BACKGROUNDS);
  return {
    background,
    backgroundRaised,
    accent: tone(light),
    accentBright: tone(Math.min(1, light + 0.06)),
    onAccent,
    paperAccent: tone(dark),
    paperAccentBright: tone(Math.max(0, dark - 0.06)),
    ...(Math.abs(h - YELLOW_HUE) < NEAR_YELLOW && { main: "var(--text)", mainBright: "#ffffff" }),
  };
}

/** Replaces the usual tones in their layer, which paper's rules override; more specific than the tokens. */
export function accentRule(tones: AccentTones): string {
  const values = { ...tones, backgroundRgb: channelsOf(tones.background).join(" ") };
  const dashed = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const declarations = Object.entries(values).map(([name, value]) => `--${dashed(name)}:${value}`);
  return `@layer tokens{html:root{${declarations.join(";")}}}`;
}

/** Chromium rounds down what it blends: only channels of 1, 5, 9, 13… show no box of a darker level. */
function blendingWithItself(colour: string): string {
  const [r = 0, g = 0, b = 0] = channelsOf(colour).map(
    (channel) => (4 * Math.round((channel - 1) / 4) + 1) / 255,
  );
  return formatHex({ mode: "rgb", r, g, b });
}

function channelsOf(hex: string): number[] {
  const colour = parse(hex);
  if (colour?.mode !== "rgb") throw new Error(`Not a colour: ${hex}`);
  return [colour.r, colour.g, colour.b].map((channel) => Math.round(channel * 255));
}
