import { encode } from "uqr";

/** The QR code of a carnet: its text, which any scanner types like a person, in a quiet zone of four modules. */
export function passCode(carnet: string) {
  // The code of a carnet is equally small with less correction, and then fewer scratched ones are read.
  return encode(carnet, { ecc: "Q", border: 4 });
}
