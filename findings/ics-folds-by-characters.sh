#!/bin/sh
# ics 3.12.0: lines of a calendar file are folded after 75 characters; RFC 5545 (3.1) allows 75 octets.
# A Spanish title in UTF-8 gives longer lines, of which strict readers take a part.
# Seen: longest line of a title without accents 75 octets, of the same length in "á" 142 octets
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0
cat > try.mjs <<'JS'
import { createEvent } from "ics";

function longestLine(title) {
  const { value } = createEvent({ start: [2025, 10, 4, 8, 0], duration: { hours: 9 }, title });
  return Math.max(...value.split("\r\n").map((line) => Buffer.byteLength(line)));
}

const [plain, accents] = [longestLine("a".repeat(100)), longestLine("á".repeat(100))];
console.log(`ics 3.12.0: ${plain} octets without accents, ${accents} with`);
process.exit(plain === 75 && accents === 142 ? 0 : 1);
JS
node try.mjs
