import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Favicon } from "../../src/site/document/Favicon.tsx";
import {
  emblemGeometry,
  nodePath,
  segmentPath,
} from "../../src/site/parts/emblem/emblem-geometry.ts";
import { themeColours } from "../../src/site/styles/theme-colours.ts";

/** The editions that the emblem has to look right for. */
const editions = Array.from({ length: 39 }, (_, index) => index + 1);
const COLUMNS = 5;
const CELL = { width: 420, height: 150 };
const NUMERAL = { width: 340, height: 90 };
const GAP = 16;

/** Every numeral as the emblem draws it, and beside it its icon at 16 and at 32 pixels, as one WebP file. */
export async function writeNumeralSheet(file: string): Promise<void> {
  const placed = await Promise.all(
    editions.map(async (edition, index) => {
      const left = GAP + (index % COLUMNS) * CELL.width;
      const top = GAP + Math.floor(index / COLUMNS) * CELL.height;
      const icon = Buffer.from(
        renderToStaticMarkup(createElement(Favicon, { editionNumber: edition })),
      );
      const iconLeft = left + NUMERAL.width + GAP;
      return [
        { input: await drawn(Buffer.from(numeral(edition)), NUMERAL), left, top },
        { input: await drawn(icon, { width: 16, height: 16 }), left: iconLeft, top },
        { input: await drawn(icon, { width: 32, height: 32 }), left: iconLeft, top: top + 2 * GAP },
      ];
    }),
  );
  const width = COLUMNS * CELL.width + GAP;
  const height = Math.ceil(editions.length / COLUMNS) * CELL.height + GAP;
  await sharp({ create: { width, height, channels: 3, background: themeColours.ground } })
    .composite(placed.flat())
    .webp({ quality: 90 })
    .toFile(file);
}

const drawn = (svg: Buffer, size: { width: number; height: number }) =>
  sharp(svg, { density: 300 })
    .resize({ ...size, fit: "contain", position: "left", background: "transparent" })
    .png()
    .toBuffer();

/** As the page draws it, whose styles are the page's. */
function numeral(edition: number): string {
  const { ground, red } = themeColours;
  const emblem = emblemGeometry(edition);
  const nodes = nodePath(emblem.nodes);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${emblem.width}" height="${emblem.height}" viewBox="0 0 ${emblem.width} ${emblem.height}" fill="none" stroke-linecap="round" stroke="${red}">
    <path d="${segmentPath(emblem, emblem.links)}" stroke-width="0.8" />
    <path d="${segmentPath(emblem, emblem.strokes)}" stroke-width="5.2" />
    <path d="${nodes}" stroke="${ground}" stroke-width="16" />
    <path d="${nodes}" stroke-width="12" />
  </svg>`;
}
