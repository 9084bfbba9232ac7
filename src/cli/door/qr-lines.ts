import { renderUnicodeCompact } from "uqr";

/** A QR code in lines of half blocks: what is light in the code is drawn, what is dark is left out. */
export function qrLines(text: string): string[] {
  return renderUnicodeCompact(text, { ecc: "M", border: 2 }).split("\n");
}
