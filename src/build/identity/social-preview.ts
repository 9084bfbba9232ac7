import sharp from "sharp";
import type { ThemeColours } from "../../apps/site/document/page-assets.ts";
import { titleLines } from "../../apps/site/parts/title/title-lines.ts";
import { daysAndHours } from "../../domain/dates/event-dates.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { emblemGeometry, nodePath, segmentPath } from "../../domain/emblem/emblem-geometry.ts";
import { openTypesetter, type Typesetter } from "../fonts/text-outline.ts";
import { logoImage, type PlacedLogo } from "./icons.ts";

/** The size, in pixels, at which chats and social networks show previews uncropped. */
const previewSize = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const TITLE_WIDTH = 820;
const TITLE_BOTTOM = 462;
const LINE_HEIGHT = 0.86;
const MAX_TITLE_SIZE = 148;
const PLACE_SIZE = 30;
const ADDRESS_WIDTH = 520;

interface PreviewParts {
  /** The file of the photo behind the texts; `null` for a plain background. */
  readonly photo: string | null;
  readonly colours: ThemeColours;
  /** In the place of the emblem, if the edition has one. */
  readonly logo: PlacedLogo | null;
  /** The page's public URL, or `null`. */
  readonly siteUrl: string | null;
}

/**
 * The picture that chats show beside a link to the page: title, date, place, address and emblem over the
 * edition's `vistaPrevia`, or over a plain background. Resolves with a JPEG of 1200 x 630 pixels.
 */
export async function socialPreview(
  { edicion }: Edition,
  { photo, colours, logo, siteUrl }: PreviewParts,
): Promise<Buffer> {
  const display = await openTypesetter("Display", 850);
  const text = await openTypesetter("Text", 600);
  const { width, height } = previewSize;
  const { days, start } = daysAndHours(edicion.fechas);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="fade"><stop offset="0.25" stop-color="${colours.background}"/><stop offset="1" stop-color="${colours.background}" stop-opacity="0.2"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    ${logo ? placed(logo) : emblem(edicion.numero, colours)}
    ${title(edicion.titulo, display, colours.text)}
    <path d="M${MARGIN} 506H${width - MARGIN}" stroke="${colours.text}" stroke-opacity="0.4"/>
    ${fitted(`${days} · ${start}`, text, 40, colours.yellow, MARGIN, 562)}
    ${fitted(placeOf(edicion.lugar, text), text, PLACE_SIZE, colours.text, MARGIN, 602)}
    ${siteUrl ? address(siteUrl, text, colours) : ""}
  </svg>`;
  const background = photo
    ? sharp(photo).rotate().resize({ width, height, fit: "cover" })
    : sharp({ create: { width, height, channels: 3, background: colours.background } });
  return background
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function title(text: string, set: Typesetter, colour: string): string {
  const lines = titleLines(text.toUpperCase());
  const widest = Math.max(...lines.map((line) => set(line, 1).width));
  const roomAbove = (TITLE_BOTTOM - 190) / (lines.length * LINE_HEIGHT);
  const size = Math.min(MAX_TITLE_SIZE, TITLE_WIDTH / widest, roomAbove);
  return lines
    .map((line, index) => {
      const baseline = TITLE_BOTTOM - (lines.length - 1 - index) * size * LINE_HEIGHT;
      return path(set(line, size).path, colour, MARGIN, baseline);
    })
    .join("");
}

function placed(logo: PlacedLogo): string {
  const height = 128;
  const width = Math.min(480, (height * logo.width) / logo.height);
  return logoImage(logo, { x: MARGIN, y: 44, width, height });
}

function fitted(
  text: string,
  set: Typesetter,
  size: number,
  colour: string,
  x: number,
  y: number,
): string {
  const available = previewSize.width - 2 * MARGIN;
  const fits = Math.min(1, available / set(text, size).width);
  return path(set(text, size * fits).path, colour, x, y);
}

/** The place with its address, or only its name where both would be small. */
function placeOf({ nombre, direccion }: Edition["edicion"]["lugar"], set: Typesetter): string {
  const both = `${nombre} · ${direccion}`;
  return set(both, PLACE_SIZE * 0.8).width > previewSize.width - 2 * MARGIN ? nombre : both;
}

/** The page's URL in the corner, on the background's colour, because the photo may be light there. */
function address(siteUrl: string, set: Typesetter, { background, text }: ThemeColours): string {
  const written = siteUrl.replace(/^https?:\/\//, "");
  const size = 28 * Math.min(1, ADDRESS_WIDTH / set(written, 28).width);
  const { path: letters, width } = set(written, size);
  const x = previewSize.width - MARGIN - width;
  return `<rect x="${x - 20}" y="56" width="${width + 40}" height="56" fill="${background}" fill-opacity="0.86"/>${path(letters, text, x, 84 + size / 3)}`;
}

function path(data: string, colour: string, x: number, y: number): string {
  return `<path d="${data}" fill="${colour}" transform="translate(${x} ${y})"/>`;
}

function emblem(editionNumber: number, colours: ThemeColours): string {
  const drawing = emblemGeometry(editionNumber);
  const { strokes, links, height } = drawing;
  const scale = 104 / height;
  return `<g transform="translate(${MARGIN} 56) scale(${scale})" fill="none" stroke="${colours.accent}">
    <path d="${segmentPath(drawing, links)}" stroke-width="1"/><path d="${segmentPath(drawing, strokes)}" stroke-width="6"/>
    <path d="${nodePath(drawing.nodes)}" stroke="${colours.text}" stroke-width="12" stroke-linecap="round"/>
  </g>`;
}
