import type { Registration } from "../../../../domain/carnet/participant.ts";
import { type Picture, pictureFile } from "../share/picture-file.ts";
import { type PassCode, passCode } from "./pass-code.ts";

/** In pixels. */
const PICTURE_SIZE = { width: 1080, height: 1440 } as const;
const MARGIN = 60;
const CODE_SIZE = PICTURE_SIZE.width - 2 * MARGIN;

export interface PassFacts {
  readonly carnet: string;
  readonly registration: Registration;
  readonly title: string;
}

/**
 * Draws the pass as a picture for its owner: the code with carnet, name and ticket, dark on white.
 */
export function passPicture({ carnet, registration, title }: PassFacts): Promise<Picture> {
  const { nombre, numeroTicket } = registration;
  const draw = (context: CanvasRenderingContext2D) => {
    context.fillStyle = "black";
    drawCode(context, passCode(carnet));
    context.textAlign = "center";
    for (const [index, text] of [nombre, `Ticket ${numeroTicket}`, carnet, title].entries()) {
      context.font = "600 60px Text, system-ui, sans-serif";
      context.fillText(text, PICTURE_SIZE.width / 2, CODE_SIZE + 140 + 85 * index, CODE_SIZE);
    }
  };
  return pictureFile("pase", numeroTicket, { ...PICTURE_SIZE, ground: "#ffffff", draw });
}

/** Draws whole pixels per module, so that no edge is grey. */
function drawCode(context: CanvasRenderingContext2D, { size, rows }: PassCode): void {
  const module = Math.floor(CODE_SIZE / size);
  const start = (PICTURE_SIZE.width - module * size) / 2;
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) context.fillRect(start + x * module, MARGIN + y * module, module, module);
    }
  }
}
