/** The first bytes of JPEG, PNG, WebP, AVIF and TIFF, as Latin-1. */
const beginnings = [
  [".jpg", /^\xff\xd8\xff/],
  [".png", /^\x89PNG/],
  [".webp", /^RIFF.{4}WEBP/s],
  [".avif", /^.{4}ftyp.{0,20}avi[fs]/s],
  [".tif", /^(?:II\*\0|MM\0\*)/],
] as const;
/** As many bytes as `pictureEnding` looks at. */
const FIRST_BYTES = 32;

/** The usual ending for a picture of a kind that the page can show, or `null` for other files. */
export function pictureEnding(bytes: Uint8Array): string | null {
  const text = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
  return beginnings.find(([, beginning]) => beginning.test(text))?.[0] ?? null;
}
