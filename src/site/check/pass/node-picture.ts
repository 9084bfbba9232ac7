import { fullTitle } from "#edition/model/full-title.ts";
import type { Mark } from "#edition/model/pictures/drawn.ts";
import { emblemGeometry, nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";
import { photoFileAddress } from "#site/parts/photo/photo-address.ts";
import { CONSTELLATION_SIZE, constellationOf, linkPath } from "../ticket/constellation.ts";
import type { TicketEvent } from "../ticket/Ticket.tsx";

/** The facts in a shared picture, and no others, because recipients may pass it on. */
export interface NodeFacts
  extends Pick<TicketEvent, "editionNumber" | "title" | "days" | "place" | "logo"> {
  readonly ticketNumber: string;
  readonly firstName: string;
}

/** In pixels: the size of a story on a phone. */
export const PICTURE_SIZE = { width: 1080, height: 1920 } as const;
const MARGIN = 90;
const ROOM = PICTURE_SIZE.width - 2 * MARGIN;
/** The height of the numeral or logo. */
const MARK_HEIGHT = 190;

type Font = (size: number) => string;
const display: Font = (size) => `850 ${size}px Display, Impact, sans-serif`;
const plain: Font = (size) => `500 ${size}px Text, system-ui, sans-serif`;

/**
 * The picture of a participant's node as a PNG file, and as a data URL, which the page can show. Rejects if the
 * browser gives no canvas or no file.
 */
export async function nodePicture(facts: NodeFacts): Promise<{ file: File; address: string }> {
  const canvas = Object.assign(document.createElement("canvas"), PICTURE_SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  drawNodePicture(context, facts, await loadLogo(facts.logo));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("The picture is empty");
  const name = `nodo-${facts.ticketNumber.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  return { file: new File([blob], name, { type: "image/png" }), address: canvas.toDataURL() };
}

/** Resolves with `null` if there is none, or it fails to load. */
async function loadLogo(mark: Mark | undefined): Promise<HTMLImageElement | null> {
  if (!mark) return null;
  const picture = Object.assign(new Image(), { src: photoFileAddress(mark.file) });
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** Draws the picture of a participant's node: their constellation over who, what and when. */
export function drawNodePicture(
  context: CanvasRenderingContext2D,
  facts: NodeFacts,
  logo: HTMLImageElement | null,
): void {
  const accent = themeColour("accent");
  const text = themeColour("text");
  context.fillStyle = themeColour("background");
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  context.lineCap = "round";
  if (logo) drawLogo(context, logo, facts.logo?.dark === true);
  else drawEmblem(context, facts.editionNumber);
  drawConstellation(context, facts.ticketNumber);

  const { ticketNumber, firstName, editionNumber, title, days, place } = facts;
  drawLine(context, `${firstName}: soy el nodo`, plain, 64, 1222, text);
  drawLine(context, ticketNumber, display, 330, 1530, themeColour("yellow"));
  context.fillStyle = accent;
  context.fillRect(MARGIN, 1600, ROOM, 3);
  drawLine(context, fullTitle({ numero: editionNumber, titulo: title }), display, 76, 1700, text);
  drawLine(context, days, plain, 50, 1772, text);
  drawLine(context, place, plain, 50, 1836, text);
}

/** Draws a line of text at its size, or smaller if it would be wider than the picture. */
function drawLine(
  context: CanvasRenderingContext2D,
  text: string,
  font: Font,
  size: number,
  y: number,
  colour: string,
): void {
  context.fillStyle = colour;
  context.font = font(size);
  const room = ROOM / context.measureText(text).width;
  context.font = font(Math.floor(size * Math.min(1, room)));
  context.fillText(text, MARGIN, y);
}

/** Draws the edition's logo; a dark one stands on a light ground. */
function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, isDark: boolean) {
  const { naturalWidth, naturalHeight } = logo;
  const size = Math.min(ROOM / naturalWidth, MARK_HEIGHT / naturalHeight);
  const [width, height] = [naturalWidth * size, naturalHeight * size];
  if (isDark) {
    context.fillStyle = "#ffffff";
    context.fillRect(MARGIN - 16, MARGIN - 16, width + 32, height + 32);
  }
  context.drawImage(logo, MARGIN, MARGIN, width, height);
}

function drawEmblem(context: CanvasRenderingContext2D, editionNumber: number): void {
  const emblem = emblemGeometry(editionNumber);
  const size = Math.min(ROOM / emblem.width, MARK_HEIGHT / emblem.height);
  context.save();
  context.translate(MARGIN, MARGIN);
  context.scale(size, size);
  context.strokeStyle = themeColour("accent");
  strokePath(context, segmentPath(emblem, emblem.links), 0.8);
  strokePath(context, segmentPath(emblem, emblem.strokes), 5.2);
  strokePath(context, nodePath(emblem.nodes), 12);
  context.restore();
}

function drawConstellation(context: CanvasRenderingContext2D, ticketNumber: string): void {
  const constellation = constellationOf(ticketNumber);
  const [own, ...others] = constellation.nodes;
  const size = ROOM / CONSTELLATION_SIZE;
  context.save();
  context.translate(MARGIN, 270);
  context.scale(size, size);
  context.strokeStyle = themeColour("accent");
  strokePath(context, linkPath(constellation), 0.7);
  strokePath(context, nodePath(others), 5.2);
  if (own) {
    context.strokeStyle = themeColour("yellow");
    strokePath(context, nodePath([own]), 10.4);
    context.lineWidth = 0.5;
    context.beginPath();
    context.arc(own.x, own.y, 8.5, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

function strokePath(context: CanvasRenderingContext2D, path: string, lineWidth: number): void {
  context.lineWidth = lineWidth;
  context.stroke(new Path2D(path));
}
