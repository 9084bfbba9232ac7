import { encode } from "uqr";
import { ink, type Paper, quiet, stacks } from "./sheet.ts";
import { drawLine, lineOf } from "./typeset.ts";

/** In points. */
export const QR_SIZE = 74;

interface Corner {
  readonly right: number;
  readonly foot: number;
}

type Say = (type: string, draw: () => void) => void;

/**
 * The QR with the address at which anybody checks the certificate. Address and code are printed
 * above it, so that the line beside it is free for the signatories.
 */
export function drawCode(
  document: Paper,
  address: string,
  code: string,
  say: Say,
  corner: Corner,
): void {
  const { data, size } = encode(address, { ecc: "Q", border: 0 });
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
    const texts = [
      { text: "Verifique esta constancia:", size: 8, stack: stacks.text, colour: quiet },
      {
        text: address.replace(/^https?:\/\//, "").replace(`/${code}`, ""),
        size: 8,
        stack: stacks.text,
        colour: quiet,
      },
      { text: code, size: 9.5, stack: stacks.bold, colour: ink },
    ];
    texts.forEach(({ text, size: fontSize, stack, colour }, index) => {
      const line = lineOf(document, text, stack, fontSize);
      document.fillColor(colour);
      drawLine(document, line, fontSize, corner.right - line.width, top - 41 + index * 13);
    });
  });
}
