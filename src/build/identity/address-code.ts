import sharp from "sharp";
import { encode } from "uqr";

/** Light modules around the code, which scanners need. */
const BORDER = 2;

/**
 * A rule for the printed page: the site's URL as a QR code with the text below it. The code is a data
 * URL, because a browser that begins to print fetches nothing more.
 */
export async function addressCodeRule(siteUrl: string): Promise<string> {
  const picture = await addressCode(siteUrl);
  const address = JSON.stringify(siteUrl.replace(/^https?:\/\//, ""));
  const image = `url(data:image/png;base64,${picture.toString("base64")})`;
  return `@layer print{@media print{#inicio:after{content:${address};background-image:${image}}}}`;
}

/** The URL as a QR code: a PNG with one pixel per module. */
export async function addressCode(siteUrl: string): Promise<Buffer> {
  const { data, size } = encode(siteUrl, { ecc: "M", border: BORDER });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
