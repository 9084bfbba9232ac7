import { fullTitle } from "#edition/model/event-state.ts";
import type { Mark } from "#edition/model/pictures/drawn.ts";
import { nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";
import { CONSTELLATION_SIZE, constellationOf } from "../ticket/constellation.ts";
import type { TicketEvent } from "../ticket/ticket-event.ts";
import { drawMark, type Logo, loadLogo, strokePath } from "./draw-mark.ts";
import { display, drawLine, type Picture, pictureFile, plain } from "./picture-file.ts";

/** The facts in a shared picture, and no others, because recipients may pass it on. */
interface NodeFacts extends Pick<TicketEvent, "editionNumber" | "title" | "days" | "place"> {
  readonly ticketNumber: string;
  readonly firstName: string;
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
  const cream = themeColour("text");
  const room = width - 2 * MARGIN;
  const write = (text: string, y: number, { font = plain, size = 50, colour = cream } = {}) => {
    context.fillStyle = colour;
    drawLine(context, { text, font, size, x: MARGIN, y, width: room });
  };
  context.lineCap = "round";
  const { ticketNumber, firstName, editionNumber, title, days, place } = facts;
  const box = { x: MARGIN, y: MARGIN, width: room, height: 190 };
  drawMark(context, { editionNumber, logo, ...box, colour: accent, isOnDark: true });
  drawConstellation(context, ticketNumber);

  write(`${firstName}: soy el nodo`, 1222, { size: 64 });
  write(ticketNumber, 1530, { font: display, size: 330, colour: themeColour("yellow") });
  context.fillStyle = accent;
  context.fillRect(MARGIN, 1600, room, 3);
  write(fullTitle({ numero: editionNumber, titulo: title }), 1700, { font: display, size: 76 });
  write(days, 1772);
  write(place, 1836);
}

function drawConstellation(context: CanvasRenderingContext2D, ticketNumber: string): void {
  const constellation = constellationOf(ticketNumber);
  const [own, ...others] = constellation.nodes;
  const size = (width - 2 * MARGIN) / CONSTELLATION_SIZE;
  context.save();
  context.translate(MARGIN, 270);
  context.scale(size, size);
  context.strokeStyle = themeColour("accent");
  strokePath(context, segmentPath(constellation, constellation.links), 0.7);
  strokePath(context, nodePath(others), 5.2);
  if (own) {
    // A disc in a ring.
    context.strokeStyle = themeColour("yellow");
    strokePath(context, nodePath([own]), 10.4);
    context.lineWidth = 0.5;
    context.beginPath();
    context.arc(own.x, own.y, 8.5, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}
