import type { Registration } from "../../../domain/carnet/participant.ts";
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

/** Draws the pass as a picture for its owner: the code and whose it is, dark on white. */
export async function passPicture({ carnet, registration, title }: PassFacts): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), PICTURE_SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas to draw on");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  drawCode(context, passCode(carnet));
  context.textAlign = "center";
  const lines = [registration.nombre, `Ticket ${registration.numeroTicket}`, carnet, title];
  for (const [index, text] of lines.entries()) {
    context.font = "600 60px Text, system-ui, sans-serif";
    context.fillText(text, canvas.width / 2, CODE_SIZE + 140 + 85 * index, CODE_SIZE);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("The picture is empty");
  const name = `pase-${registration.numeroTicket.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  return new File([blob], name, { type: "image/png" });
}

/** In whole pixels for each module, so that no edge is grey. */
function drawCode(context: CanvasRenderingContext2D, { size, rows }: PassCode): void {
  const module = Math.floor(CODE_SIZE / size);
  const start = (PICTURE_SIZE.width - module * size) / 2;
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) context.fillRect(start + x * module, MARGIN + y * module, module, module);
    }
  }
}
