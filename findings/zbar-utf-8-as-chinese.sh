#!/bin/sh
# zbar 0.23.92-7+deb12u1 of Debian 12 (zbarimg, python3-zbar): a QR code with a Spanish name in UTF-8, as
# nearly every library and telephone writes it, is read in an encoding of East Asia where the bytes allow that:
# "José Pérez" comes back with Chinese signs, and nothing says so. A name with the apostrophe of K’iche’ is right,
# so that one trial proves little. @undecaf/zbar-wasm 0.11.0, made of the same library, is right with all.
# Needs Debian 12 on amd64 with its package lists.
# Seen: José Pérez -> Jos矇 P矇rez, Núñez -> N繳簽ez, 10º -> 10繙, K’iche’ -> K’iche’; zbar-wasm José Pérez
set -eu
cd "$(mktemp -d)"
chmod 755 .
zbar=0.23.92-7+deb12u1
apt-get download -qq "python3-zbar=$zbar" "libzbar0=$zbar" libv4l-0 libv4lconvert0 libjpeg62-turbo libdbus-1-3 libx11-6 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund qrcode@1.5.4 @undecaf/zbar-wasm@0.11.0
cat > read.py <<'PY'
import sys
import zbar

side = int(sys.argv[1])
picture = zbar.Image(side, side, "Y800", sys.stdin.buffer.read())
zbar.ImageScanner().scan(picture)
sys.stdout.buffer.write("".join(symbol.data for symbol in picture).encode())
PY
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { scanGrayBuffer } from "@undecaf/zbar-wasm";
import QRCode from "qrcode";

/** The code with 6 points a module and a margin of 4 modules, one byte a point. */
function draw(text) {
  const { modules } = QRCode.create(text);
  const side = (modules.size + 8) * 6;
  const points = new Uint8Array(side * side).fill(255);
  for (let at = 0; at < points.length; at++) {
    const [x, y] = [Math.floor((at % side) / 6) - 4, Math.floor(at / side / 6) - 4];
    const inside = x >= 0 && y >= 0 && x < modules.size && y < modules.size;
    if (inside && modules.get(y, x)) points[at] = 0;
  }
  return { side, points };
}

const root = `${process.cwd()}/debian/usr/lib`;
const env = {
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: `${root}/x86_64-linux-gnu:${process.cwd()}/debian/lib/x86_64-linux-gnu`,
  PYTHONPATH: `${root}/python3/dist-packages`,
};
const read = (text) => {
  const { side, points } = draw(text);
  const run = { input: points, env, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] };
  return execFileSync("/usr/bin/python3", ["read.py", String(side)], run);
};
const { side, points } = draw("José Pérez");
const [symbol] = await scanGrayBuffer(points.buffer, side, side);
const names = ["José Pérez", "Núñez", "10º", "K’iche’"].map((text) => `${text} -> ${read(text)}`);
const seen = `${names.join(", ")}; zbar-wasm ${symbol.decode()}`;
console.log(seen);
const expected =
  "José Pérez -> Jos矇 P矇rez, Núñez -> N繳簽ez, 10º -> 10繙, K’iche’ -> K’iche’; zbar-wasm José Pérez";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
