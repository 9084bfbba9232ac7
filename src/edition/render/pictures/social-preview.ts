import { create } from "fontkitten";
import sharp from "sharp";
import type { Edition } from "#edition/model/edition.ts";
import { stateWord } from "#edition/model/event-state.ts";
import { daysAndHours } from "#edition/model/phases/event-dates.ts";
import { emblemGeometry, nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { titleArrangements, titleLeading } from "#site/parts/emblem/title-lines.ts";
import type { ThemeColours } from "#site/shell/page-assets.ts";
import { logoImage, type PlacedLogo } from "./icons.ts";

/** The size, in pixels, at which chats and social networks show previews uncropped. */
const previewSize = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const TITLE = { top: 190, bottom: 462, maxWidth: 820, maxSize: 148 } as const;
/** To the left of it, the picture is plain. */
const PLAIN = 300;
/** The share of the fade over which the title may reach. */
const DARK_ENOUGH = 0.6;
const DATE_SIZE = 40;
const PLACE_SIZE = 30;
const ADDRESS_WIDTH = 440;

type Venue = Edition["edicion"]["lugar"];

interface PreviewParts {
  /** The photo behind the texts; `null` for a plain background. */
  readonly photo: Buffer | null;
  readonly colours: ThemeColours;
  /** In the place of the emblem, if the edition has one. */
  readonly logo: PlacedLogo | null;
  readonly siteUrl: string | null;
  /** Sets the title, and all other texts. */
  readonly display: Typesetter;
  readonly text: Typesetter;
}

/**
 * The picture that chats show beside a link to the page: title, date, place, address and emblem over the
 * edition's `vistaPrevia`, or over a plain background. Resolves with a JPEG of 1200 x 630 pixels.
 */
export async function socialPreview(
  { edicion }: Edition,
  { photo, colours, logo, siteUrl, display, text }: PreviewParts,
): Promise<Buffer> {
  const { width, height } = previewSize;
  const { days, start } = daysAndHours(edicion.fechas);
  const shown = photo === null ? null : await wholePhoto(photo);
  const left = width - (shown?.width ?? 0);
  const fade = fadeOver(left, width);
  const titleRight = fade.from + DARK_ENOUGH * (fade.to - fade.from);
  const titleWidth = shown ? Math.min(TITLE.maxWidth, titleRight - MARGIN) : TITLE.maxWidth;
  const room = width - 2 * MARGIN;
  const address = siteUrl === null ? null : addressOf(siteUrl, text);
  const placeRoom = address === null ? room : room - address.width - PLACE_SIZE;
  const when = [stateWord(edicion), days, start].filter(Boolean).join(" · ");
  const fitted = (line: string, size: number, width: number) =>
    text(line, size * Math.min(1, width / text(line, size).width)).path;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${fade.from}" x2="${fade.to}"><stop stop-color="${colours.background}"/><stop offset="1" stop-color="${colours.background}" stop-opacity="0.15"/></linearGradient>
      <linearGradient id="foot" x2="0" y2="1"><stop offset="0" stop-color="${colours.background}" stop-opacity="0"/><stop offset="0.5" stop-color="${colours.background}" stop-opacity="0.75"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    <rect y="420" width="${width}" height="${height - 420}" fill="url(#foot)"/>
    ${logo ? placed(logo) : emblem(edicion.numero, colours)}
    ${title(edicion.titulo, display, colours.text, titleWidth)}
    <path d="M${MARGIN} 506H${width - MARGIN}" stroke="${colours.text}" stroke-opacity="0.4"/>
    ${path(fitted(when, DATE_SIZE, room), colours.yellow, MARGIN, 562)}
    ${path(fitted(placeOf(edicion.lugar, text, placeRoom), PLACE_SIZE, placeRoom), colours.text, MARGIN, 602)}
    ${address ? path(address.path, colours.text, width - MARGIN - address.width, 602) : ""}
  </svg>`;
  return sharp({ create: { width, height, channels: 3, background: colours.background } })
    .composite([...(shown ? [{ ...shown, left, top: 0 }] : []), { input: Buffer.from(drawing) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** From where to where a photo appears: one that is wider than high has texts over it, so more of it is dark. */
function fadeOver(left: number, right: number) {
  const width = right - left;
  const share = Math.min(1, Math.max(0.4, width / right));
  return { from: Math.max(left, PLAIN), to: left + share * width };
}

/** As high as the preview and at its right edge; only a wider one loses its sides, so that nobody is beheaded. */
async function wholePhoto(photo: Buffer): Promise<{ input: Buffer; width: number }> {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize({ height: previewSize.height })
    .toBuffer({ resolveWithObject: true });
  if (info.width <= previewSize.width) return { input: data, width: info.width };
  const input = await sharp(data)
    .resize({ ...previewSize, fit: "cover" })
    .toBuffer();
  return { input, width: previewSize.width };
}

/** The title in the rows in which it is largest. */
function title(text: string, set: Typesetter, colour: string, width: number): string {
  const leading = titleLeading(text);
  const [best] = titleArrangements(text.toUpperCase())
    .map((rows) => {
      const widest = Math.max(...rows.map((row) => set(row, 1).width));
      const high = (TITLE.bottom - TITLE.top) / (rows.length * leading);
      return { rows, size: Math.min(TITLE.maxSize, width / widest, high) };
    })
    .sort((one, other) => other.size - one.size);
  if (!best) return "";
  const { rows, size } = best;
  return rows
    .map((row, index) => {
      const baseline = TITLE.bottom - (rows.length - 1 - index) * size * leading;
      return path(set(row, size).path, colour, MARGIN, baseline);
    })
    .join("");
}

function placed(logo: PlacedLogo): string {
  const height = 128;
  const width = Math.min(480, (height * logo.width) / logo.height);
  return logoImage(logo, { x: MARGIN, y: 44, width, height });
}

/** The place with its address, or only its name where both would be small. */
function placeOf({ nombre, direccion }: Venue, set: Typesetter, room: number): string {
  const both = `${nombre} · ${direccion}`;
  return set(both, PLACE_SIZE * 0.8).width > room ? nombre : both;
}

/** The page's URL, for who gets the picture alone. */
function addressOf(siteUrl: string, set: Typesetter) {
  const written = siteUrl.replace(/^https?:\/\//, "");
  return set(written, 28 * Math.min(1, ADDRESS_WIDTH / set(written, 28).width));
}

function path(data: string, colour: string, x: number, y: number): string {
  return `<path d="${data}" fill="${colour}" transform="translate(${x} ${y})"/>`;
}

function emblem(editionNumber: number, colours: ThemeColours): string {
  const drawing = emblemGeometry(editionNumber);
  const { strokes, links, height } = drawing;
  const scale = 104 / height;
  return `<g transform="translate(${MARGIN} 56) scale(${scale})" fill="none" stroke="${colours.accent}" stroke-linejoin="round">
    <path d="${segmentPath(drawing, links)}" stroke-width="1"/><path d="${segmentPath(drawing, strokes)}" stroke-width="6"/>
    <path d="${nodePath(drawing.nodes)}" stroke="${colours.text}" stroke-width="12" stroke-linecap="round"/>
  </g>`;
}

/** Sets texts in one weight of one of the page's families. */
type Typesetter = ReturnType<typeof openTypesetter>;

/** Texts are set as outlines, so that pictures do not depend on system fonts. */
export function openTypesetter(ttf: Buffer) {
  const font = create(ttf);
  if (font.type !== "TTF") throw new Error("Not a single font");
  return (text: string, size: number) => {
    const scale = size / font.unitsPerEm;
    /** In the unit of `size`. */
    let width = 0;
    /** SVG path data with its baseline at y = 0, starting at x = 0. */
    let path = "";
    for (const glyph of font.glyphsForString(text)) {
      // The y axis of fonts points up, that of SVG down.
      path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
      width += glyph.advanceWidth * scale;
    }
    return { path, width };
  };
}
