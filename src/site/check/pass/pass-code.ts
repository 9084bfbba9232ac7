import { encode, type QrCodeGenerateResult } from "uqr";

/** Light modules around the code, as ISO/IEC 18004 requires. */
const BORDER = 4;

/** The code of a carnet: its text, which any scanner types like a person. */
export function passCode(carnet: string): QrCodeGenerateResult {
  // The code of a carnet is equally small with less correction, and then fewer scratched ones are read.
  return encode(carnet, { ecc: "Q", border: BORDER });
}

/** The dark modules as an SVG path with one unit per module. */
export function codePath({ data }: QrCodeGenerateResult): string {
  return data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : "")))
    .join("");
}
