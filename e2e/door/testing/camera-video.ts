import { writeFile } from "node:fs/promises";
import { toBuffer } from "bwip-js/node";
import sharp from "sharp";

/** The frame rate at which a browser's fake camera plays a file of JPEG pictures. */
const FRAMES_A_SECOND = 30;
const SIZE = { width: 1280, height: 720 };

/** A code in view of the camera. */
export interface ShownCode {
  readonly kind: "qrcode" | "code128" | "code39";
  readonly text: string;
}

/** Writes a looping video that shows each code for two seconds, with pauses between them. */
export async function writeCameraVideo(file: string, codes: readonly ShownCode[]): Promise<void> {
  const empty = repeated(await frame([]), 1);
  const shown = await Promise.all(
    codes.map(async (code) => repeated(await frame([await drawn(code)]), 2)),
  );
  await writeFile(file, Buffer.concat([...shown.flatMap((each) => [...empty, ...each]), ...empty]));
}

const repeated = (picture: Buffer, seconds: number) =>
  Array.from({ length: seconds * FRAMES_A_SECOND }, () => picture);

/** Draws the code as a hand holds a card: rotated, and smaller than the picture. */
async function drawn({ kind, text }: ShownCode): Promise<Buffer> {
  const isSquare = kind === "qrcode";
  const code = await toBuffer({
    bcid: kind,
    text,
    scale: isSquare ? 8 : 3,
    ...(isSquare ? {} : { height: 20 }),
    padding: 10,
    backgroundcolor: "FFFFFF",
  });
  return sharp(code).rotate(4, { background: "#6b6660" }).toBuffer();
}

function frame(codes: readonly Buffer[]): Promise<Buffer> {
  return sharp({ create: { ...SIZE, channels: 3, background: "#6b6660" } })
    .composite(codes.map((input) => ({ input, gravity: "centre" })))
    .jpeg({ quality: 80, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
