#!/bin/sh
# sharp 0.35.5 and exifreader 4.46.0: a picture that a phone says to turn (Exif orientation 6) says it twice as
# AVIF. sharp writes the turn into the container, where decoders carry it out, and leaves the tag in the Exif
# part, where exifreader finds it: who turns by the tag, as JPEG and WebP need it, turns a second time.
# sharp itself reports no orientation for the same file, and the sides after the turn.
# Seen, of 80 x 40 points: JPEG and WebP sharp 80 x 40 to turn 6, tag 6; AVIF sharp 40 x 80 to turn no, tag 6
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 exifreader@4.46.0
cat > try.mjs <<'JS'
import ExifReader from "exifreader";
import sharp from "sharp";

async function look(format) {
  const plain = sharp({ create: { width: 80, height: 40, channels: 3, background: "#c00" } });
  const file = await plain.withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  const { width, height, orientation } = await sharp(file).metadata();
  return `${format} ${width} x ${height} to turn ${orientation ?? "no"}, tag ${ExifReader.load(file).Orientation.value}`;
}

const seen = [await look("jpeg"), await look("webp"), await look("avif")].join("; ");
console.log(seen);
const expected =
  "jpeg 80 x 40 to turn 6, tag 6; webp 80 x 40 to turn 6, tag 6; avif 40 x 80 to turn no, tag 6";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
