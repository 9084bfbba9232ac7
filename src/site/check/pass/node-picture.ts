import { fullTitle } from "#edition/model/event-state.ts";
import type { Mark } from "#edition/model/pictures/drawn.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";
import { CONSTELLATION_SIZE, constellationOf, linkPath } from "../ticket/constellation.ts";
import { drawMark, type Logo, loadLogo } from "./draw-mark.ts";
import { display, drawLine, type Picture, pictureFile, plain } from "./picture-file.ts";

/** The facts in a shared picture, and no others, because recipients may pass it on. */
interface NodeFacts {
  readonly ticketNumber: string;
  readonly firstName: string;
  readonly editionNumber: number;
  readonly title: string;
  /** As `Sábado 4 y domingo 5 de octubre`. */
  readonly days: string;
  readonly place: string;
}

/** In pixels: the size of a story on a phone. */
export const PICTURE_SIZE = { width: 1080, height: 1920 } as const;
const { width } = PICTURE_SIZE;
const MARGIN = 90;

/** The picture of a participant's node as a file; `mark` is the edition's logo, if it has one. */
export async function nodePicture(facts: NodeFacts, mark: Mark | undefined): Promise<Picture> {
  const logo = await loadLogo(mark);
  return pictureFile("nodo", facts.ticketNumber, {
    ...PICTURE_SIZE,
    background: themeColour("background"),
    draw: (context) => drawNodePicture(context, facts, logo),
  });
}

/** Draws the picture of a participant's node: their constellation over who, what and when. */
export function drawNodePicture(
  context: CanvasRenderingContext2D,
  facts: NodeFacts,
  logo: Logo | null,
): void {
  const accent = themeColour("accent");
  const yellow = themeColour("yellow");
  const text = themeColour("text");
  context.lineCap = "round";
  drawMark(context, {
    editionNumber: facts.editionNumber,
    logo,
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: 190,
    colour: accent,
    isOnDark: true,
  });
  drawConstellation(context, facts.ticketNumber);

  const { ticketNumber, firstName, editionNumber, title, days, place } = facts;
  line(context, `${firstName}: soy el nodo`, plain, 64, 1222, text);
  line(context, ticketNumber, display, 330, 1530, yellow);
  context.fillStyle = accent;
  context.fillRect(MARGIN, 1600, width - 2 * MARGIN, 3);
  line(context, fullTitle({ numero: editionNumber, titulo: title }), display, 76, 1700, text);
  line(context, days, plain, 50, 1772, text);
  line(context, place, plain, 50, 1836, text);
}

function line(
  context: CanvasRenderingContext2D,
  text: string,
  font: typeof display,
  size: number,
  y: number,
  colour: string,
): void {
  context.fillStyle = colour;
  drawLine(context, { text, font, size, x: MARGIN, y, width: width - 2 * MARGIN });
}

function drawConstellation(context: CanvasRenderingContext2D, ticketNumber: string): void {
  const constellation = constellationOf(ticketNumber);
  const size = (width - 2 * MARGIN) / CONSTELLATION_SIZE;
  context.save();
  context.translate(MARGIN, 270);
  context.scale(size, size);
  context.strokeStyle = themeColour("accent");
  context.lineWidth = 0.7;
  context.stroke(new Path2D(linkPath(constellation)));
  for (const [index, { x, y }] of constellation.nodes.entries()) {
    const own = index === 0;
    disc(context, x, y, own ? 5.2 : 2.6, own ? themeColour("yellow") : themeColour("accent"));
    if (!own) continue;
    context.strokeStyle = themeColour("yellow");
    context.lineWidth = 0.5;
    context.beginPath();
    context.arc(x, y, 8.5, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

function disc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
