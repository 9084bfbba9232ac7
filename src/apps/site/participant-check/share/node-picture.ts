import { fullTitle } from "../../../../domain/edition/full-title.ts";
import {
  emblemGeometry,
  nodePath,
  segmentPath,
} from "../../../../domain/emblem/emblem-geometry.ts";
import { themeColours } from "../../../ui/styles/theme-colours.ts";
import { CONSTELLATION_SIZE, constellationOf } from "../ticket/constellation.ts";

/** The facts in a shared picture, and no others, because recipients may pass it on. */
export interface NodeFacts {
  readonly ticketNumber: string;
  readonly firstName: string;
  readonly editionNumber: number;
  readonly title: string;
  /** As `Sábado 4 de octubre`. */
  readonly day: string;
  readonly place: string;
}

/** In pixels: the size of a story on a phone. */
export const PICTURE_SIZE = { width: 1080, height: 1920 } as const;
const { width } = PICTURE_SIZE;
const MARGIN = 90;

const display = (size: number) => `850 ${size}px Display, Impact, sans-serif`;
const plain = (size: number) => `500 ${size}px Text, system-ui, sans-serif`;

/** Draws the picture of a participant's node: their constellation over who, what and when. */
export function drawNodePicture(context: CanvasRenderingContext2D, facts: NodeFacts): void {
  const { red, yellow, text } = themeColours;
  context.lineCap = "round";
  drawEmblem(context, facts.editionNumber);
  drawConstellation(context, facts.ticketNumber);

  const { ticketNumber, firstName, editionNumber, title, day, place } = facts;
  line(context, `${firstName}: soy el nodo`, plain, 64, 1222, text);
  line(context, ticketNumber, display, 330, 1530, yellow);
  context.fillStyle = red;
  context.fillRect(MARGIN, 1600, width - 2 * MARGIN, 3);
  line(context, fullTitle({ numero: editionNumber, titulo: title }), display, 76, 1700, text);
  line(context, day, plain, 50, 1772, text);
  line(context, place, plain, 50, 1836, text);
}

/** Draws a line of text at `size`, or smaller if it would be too wide. */
function line(
  context: CanvasRenderingContext2D,
  content: string,
  font: (size: number) => string,
  size: number,
  y: number,
  colour: string,
): void {
  context.font = font(size);
  const room = (width - 2 * MARGIN) / context.measureText(content).width;
  context.font = font(Math.floor(size * Math.min(1, room)));
  context.fillStyle = colour;
  context.fillText(content, MARGIN, y);
}

function drawEmblem(context: CanvasRenderingContext2D, editionNumber: number): void {
  const emblem = emblemGeometry(editionNumber);
  const size = Math.min((width - 2 * MARGIN) / emblem.width, 190 / emblem.height);
  context.save();
  context.translate(MARGIN, MARGIN);
  context.scale(size, size);
  context.strokeStyle = themeColours.red;
  strokePath(context, segmentPath(emblem, emblem.links), 0.8);
  strokePath(context, segmentPath(emblem, emblem.strokes), 5.2);
  strokePath(context, nodePath(emblem.nodes), 12);
  context.restore();
}

function strokePath(context: CanvasRenderingContext2D, path: string, lineWidth: number): void {
  context.lineWidth = lineWidth;
  context.stroke(new Path2D(path));
}

function drawConstellation(context: CanvasRenderingContext2D, ticketNumber: string): void {
  const { nodes, links } = constellationOf(ticketNumber);
  const size = (width - 2 * MARGIN) / CONSTELLATION_SIZE;
  context.save();
  context.translate(MARGIN, 270);
  context.scale(size, size);
  context.strokeStyle = themeColours.red;
  context.lineWidth = 0.7;
  context.beginPath();
  for (const [from, to] of links) {
    const [a, b] = [nodes[from], nodes[to]];
    if (!a || !b) continue;
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.stroke();
  for (const [index, { x, y }] of nodes.entries()) {
    const own = index === 0;
    disc(context, x, y, own ? 5.2 : 2.6, own ? themeColours.yellow : themeColours.red);
    if (!own) continue;
    context.strokeStyle = themeColours.yellow;
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
