import { encode } from "uqr";

/** Light modules around the code, as ISO/IEC 18004 requires. */
const BORDER = 4;

/** A QR code as rows of modules; `true` is dark. It includes the quiet zone. */
export interface PassCode {
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** The code of a carnet: its text, which any scanner types like a person. */
export function passCode(carnet: string): PassCode {
  // The code of a carnet is equally small with less correction, and then fewer scratched ones are read.
  const { data, size } = encode(carnet, { ecc: "Q", border: BORDER });
  return { size, rows: data };
}

/** The dark modules as an SVG path with one unit per module. */
export function codePath({ rows }: PassCode): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : "")))
    .join("");
}
