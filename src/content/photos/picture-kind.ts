import { open } from "node:fs/promises";

/** The first bytes of JPEG, PNG, WebP, AVIF and TIFF, as Latin-1. */
const beginnings = [
  [".jpg", /^\xff\xd8\xff/],
  [".png", /^\x89PNG/],
  [".webp", /^RIFF.{4}WEBP/s],
  [".avif", /^.{4}ftyp.{0,20}avi[fs]/s],
  [".tif", /^(?:II\*\0|MM\0\*)/],
] as const;
const FIRST_BYTES = 32;

/** The usual ending for a picture of a kind that the page can show, or `null` for other files. */
export function pictureEnding(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.subarray(0, FIRST_BYTES)).toString("latin1");
  return beginnings.find(([, beginning]) => beginning.test(text))?.[0] ?? null;
}

/** The same for the file at `path`, of which only the first bytes are read; `null` if they cannot be. */
export async function pictureEndingOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(FIRST_BYTES),
      position: 0,
    });
    return pictureEnding(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
