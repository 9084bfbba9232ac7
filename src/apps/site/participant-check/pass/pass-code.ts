import { encode } from "uqr";

/** Light modules around the code, as many as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** A QR code as modules in rows; `true` is dark. The quiet zone around it is included. */
export interface PassCode {
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** The pass of a carnet: its own text, which any scanner reads and types as it would be typed. */
export function passCode(carnet: string): PassCode {
  const { data, size } = encode(carnet, { ecc: "M", border: BORDER });
  return { size, rows: data };
}

/** The dark modules as a path of an SVG with one unit for each module. */
export function codePath({ rows }: PassCode): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : "")))
    .join("");
}
