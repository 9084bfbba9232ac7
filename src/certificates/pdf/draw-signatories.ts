import type { Signatory } from "../model/certificate.ts";
import { ink, type Paper, quiet, stacks } from "./sheet.ts";
import { drawLine, fitText } from "./typeset.ts";

interface SignatoriesBox {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
}

const GAP = 28;
const SIGNATURE_HEIGHT = 40;

/** Draws up to four signatories beside each other, each with a line to sign on. */
export function drawSignatories(
  document: Paper,
  signatories: readonly Signatory[],
  say: (type: string, draw: () => void) => void,
  { left, bottom, width }: SignatoriesBox,
): void {
  const column = Math.min(190, (width - GAP * (signatories.length - 1)) / signatories.length);
  signatories.forEach(({ nombre, cargo, firma }, index) => {
    const x = left + index * (column + GAP);
    const line = bottom - 36;
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
      const name = fitText(document, nombre, stacks.bold, {
        width: column,
        largest: 10,
        smallest: 7,
        mostLines: 2,
      });
      document.fillColor(ink);
      let y = line + 13;
      for (const each of name.lines) {
        drawLine(document, each, name.size, x, y);
        y += name.size * 1.25;
      }
      const post = fitText(document, cargo, stacks.text, {
        width: column,
        largest: 8.5,
        smallest: 6.5,
        mostLines: 2,
      });
      document.fillColor(quiet);
      for (const each of post.lines) {
        drawLine(document, each, post.size, x, y);
        y += post.size * 1.25;
      }
    });
  });
}
