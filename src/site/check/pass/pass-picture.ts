import { fullTitle } from "#edition/model/event-state.ts";
import { kindColour, kindWord } from "#people/model/carnet/kinds.ts";
import type { Registration } from "#people/model/carnet/participant.ts";
import type { TicketEvent } from "../ticket/ticket-event.ts";
import { drawMark, loadLogo } from "./draw-mark.ts";
import { passCode } from "./pass-code.ts";
import { display, drawLine, type Picture, pictureFile, plain } from "./picture-file.ts";

/** In pixels. */
const PICTURE_SIZE = { width: 1080, height: 1620 } as const;
const FRAME = { edge: 50, line: 6 } as const;
const MARGIN = 110;
/** Height of the band that names the kind; participants have none. */
const KIND_HEIGHT = 64;
const ROOM = PICTURE_SIZE.width - 2 * MARGIN;
/** The most letters of a name in one line. */
const LINE_LETTERS = 26;

export interface PassFacts {
  readonly carnet: string;
  readonly registration: Registration;
  readonly event: TicketEvent;
}

/**
 * Draws the pass as a picture for its owner: the code in a frame, with event, name and ticket, dark on
 * white.
 */
export async function passPicture({ carnet, registration, event }: PassFacts): Promise<Picture> {
  const { nombre, numeroTicket, tipo } = registration;
  const { editionNumber, title, days, time, place } = event;
  const logo = await loadLogo(event.logo);
  const draw = (context: CanvasRenderingContext2D) => {
    const write = (text: string, font: typeof plain, size: number, y: number) =>
      drawLine(context, {
        text,
        font,
        size,
        x: context.textAlign === "center" ? PICTURE_SIZE.width / 2 : MARGIN,
        y,
        width: ROOM,
      });
    const { edge, line } = FRAME;
    const frame = [PICTURE_SIZE.width - 2 * edge, PICTURE_SIZE.height - 2 * edge] as const;
    context.lineWidth = line;
    context.strokeStyle = "black";
    context.strokeRect(edge, edge, ...frame);
    const box = { x: MARGIN, y: 106, width: ROOM, height: 116 };
    drawMark(context, { editionNumber, logo, ...box, colour: "black", isOnDark: false });
    context.fillStyle = "black";
    write(fullTitle({ numero: editionNumber, titulo: title }), display, 60, 312);
    write(`${days}, ${time} · ${place}`, plain, 36, 364);
    drawCode(context, carnet, 366);
    context.textAlign = "center";
    const names = inLines(nombre);
    for (const [index, name] of names.entries()) {
      write(name, display, 84, 1376 - 84 * (names.length - 1 - index));
    }
    write(`Ticket ${numeroTicket} · ${carnet}`, plain, 52, 1478);
    const kind = kindWord(tipo);
    if (kind === "") return;
    context.fillStyle = kindColour(tipo) ?? "black";
    const top = PICTURE_SIZE.height - edge - KIND_HEIGHT;
    context.fillRect(edge, top, frame[0], KIND_HEIGHT);
    context.fillStyle = "white";
    write(kind, display, 48, top + 48);
  };
  return pictureFile("pase", numeroTicket, { ...PICTURE_SIZE, background: "#ffffff", draw });
}

/** A long name in two lines, broken at the space nearest to its middle. */
function inLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number) => Math.abs(at - name.length / 2);
  const [middle] = spaces.sort((one, other) => off(one) - off(other));
  if (name.length <= LINE_LETTERS || middle === undefined) return [name];
  return [name.slice(0, middle), name.slice(middle + 1)];
}

/** Draws whole pixels per module, at whole pixels: no edge is grey, and no seam shows between modules. */
function drawCode(context: CanvasRenderingContext2D, carnet: string, top: number): void {
  const { size, data } = passCode(carnet);
  const module = Math.floor(ROOM / size);
  const left = Math.floor((PICTURE_SIZE.width - module * size) / 2);
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) context.fillRect(left + x * module, top + y * module, module, module);
    }
  }
}
