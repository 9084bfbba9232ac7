#!/bin/sh
# namecase 1.1.2: surnames that begin with "Mac" are taken as Scottish, whatever language they are from.
# Macario and Machic are ordinary in Guatemala, and in a whole name become "MacArio" and "MacHic". The same
# word alone stays "Macario", so that a trial of single words does not show it.
# Seen: MacArio López, Macario, MacAl Chub, MacHic Tzoc
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund namecase@1.1.2
cat > try.mjs <<'JS'
import namecase from "namecase";

const seen = ["MACARIO LÓPEZ", "MACARIO", "MACAL CHUB", "MACHIC TZOC"].map((name) => namecase(name)).join(", ");
console.log(`namecase 1.1.2: ${seen}`);
process.exit(seen === "MacArio López, Macario, MacAl Chub, MacHic Tzoc" ? 0 : 1);
JS
node try.mjs
