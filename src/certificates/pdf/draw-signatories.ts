import type { Signatory } from "../model/certificate.ts";
import { unprintableLetters } from "../model/print-letters.ts";
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
          drawLine(document, each, size, x, y);
          y += size * 1.25;
        }
      }
    });
  });
}
