import { encode } from "uqr";
import type { Signatory } from "../model/certificate.ts";
import { unprintableLetters } from "../model/print-letters.ts";
import { ink, type Paper, quiet, stacks } from "./sheet.ts";
import { drawLine, fitText, lineOf } from "./typeset.ts";

/** Draws a part of the document's structure. */
type Say = (type: string, draw: () => void) => void;

/** In points. */
export const QR_SIZE = 74;

/** The certificate's code, and the address that checks it. */
interface Check {
  readonly address: string;
  readonly code: string;
}

/** The QR of the address that checks the certificate, with address and code above it. */
export function drawCode(
  document: Paper,
  check: Check,
  say: Say,
  corner: { readonly right: number; readonly foot: number },
): void {
  const { data, size } = encode(check.address, { ecc: "Q", border: 0 });
  const left = corner.right - QR_SIZE;
  const top = corner.foot - QR_SIZE;
  const cell = QR_SIZE / size;
  say("Figure", () => {
    document
      .fillColor("#fff")
      .rect(left - 8, top - 8, QR_SIZE + 16, QR_SIZE + 16)
      .fill();
    document.fillColor(ink);
    data.forEach((row, y) => {
      // One rectangle per run of dark modules, because viewers show seams between single modules.
      for (let x = 0; x < size; x += 1) {
        const start = x;
        while (row[x]) x += 1;
        if (x > start)
          document.rect(left + start * cell, top + y * cell, (x - start) * cell, cell * 1.02);
      }
    });
    document.fill();
  });
  say("P", () => {
    captionOf(document, check).forEach(({ line, fontSize, colour }, index) => {
      document.fillColor(colour);
      drawLine(document, line, {
        size: fontSize,
        x: corner.right - line.width,
        y: top - 41 + index * 13,
      });
    });
  });
}

function captionOf(document: Paper, { address, code }: Check) {
  const shown = address.replace(/^https?:\/\//, "").replace(`/${code}`, "");
  const small = { fontSize: 8, stack: stacks.text, colour: quiet };
  return [
    { text: "Verifique esta constancia:", ...small },
    { text: shown, ...small },
    { text: code, fontSize: 9.5, stack: stacks.bold, colour: ink },
  ].map(({ text, stack, ...rest }) => ({
    ...rest,
    line: lineOf(document, text, stack, rest.fontSize),
  }));
}

/** How wide address and code are, in points. */
export const captionWidth = (...shown: Parameters<typeof captionOf>) =>
  Math.max(...captionOf(...shown).map(({ line }) => line.width));

const GAP = 28;
const SIGNATURE_HEIGHT = 40;
const NAMES_HEIGHT = 36;
/** From the top of a signature to the foot. */
export const SIGNED_HEIGHT = NAMES_HEIGHT + SIGNATURE_HEIGHT + 2;

/** Draws up to four signatories beside each other, each with a line to sign on. */
export function drawSignatories(
  document: Paper,
  signatories: readonly Signatory[],
  say: Say,
  { left, bottom, width }: Readonly<Record<"left" | "bottom" | "width", number>>,
): void {
  const column = Math.min(190, (width - GAP * (signatories.length - 1)) / signatories.length);
  signatories.forEach(({ nombre, cargo, firma }, index) => {
    const x = left + index * (column + GAP);
    const line = bottom - NAMES_HEIGHT;
    say("P", () => {
      if (firma !== null) {
        document.image(firma, x, line - SIGNATURE_HEIGHT - 2, {
          fit: [column, SIGNATURE_HEIGHT],
          valign: "bottom",
        });
      }
      document
        .moveTo(x, line)
        .lineTo(x + column, line)
        .lineWidth(0.7)
        .stroke(ink);
      let y = line + 13;
      for (const [text, stack, colour, largest, smallest] of [
        [nombre, stacks.bold, ink, 10, 7],
        [cargo, stacks.text, quiet, 8.5, 6.5],
      ] as const) {
        // No name or post is printed without some of its letters; organisers read of it before releasing.
        if (unprintableLetters(text, document.letters, stack).length > 0) continue;
        const box = { width: column, largest, smallest, mostLines: 2 };
        const { lines, size } = fitText(document, text, stack, box);
        document.fillColor(colour);
        for (const each of lines) {
          drawLine(document, each, { size, x, y });
          y += size * 1.25;
        }
      }
    });
  });
}
