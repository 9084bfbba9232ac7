#!/bin/sh
# hyphen 1.14.1 and hyphenopoly 6.0.0, Spanish: addresses in a text get soft hyphens as its words do, and the page
# looks right. But the e-mail that a visitor copies has seven invisible signs and is the address of nobody. A link
# copied from the page opens the right server and there no page: URLs drop the sign from a host (UTS 46), and keep it
# in a path. So a trial with an address that has no path shows nothing.
# Seen by both: soft hyphens in informacion@universidad.example 7; https://convencion.example.org/ right;
# https://convencion.example.org/ins%C2%ADcrip%C2%ADcion
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1 hyphenopoly@6.0.0
cat > try.mjs <<'JS'
import { readFile } from "node:fs/promises";
import spanish from "hyphen/es/index.js";
import hyphenopoly from "hyphenopoly";

const loader = async (file, folder) => readFile(new URL(file, folder));
const polyfill = await hyphenopoly.config({ require: ["es"], loader }).get("es");

const site = "https://convencion.example.org/";
const text = `informacion@universidad.example ${site} ${site}inscripcion`;
const seen = { hyphen: spanish.hyphenateSync, hyphenopoly: polyfill };
for (const [name, hyphenate] of Object.entries(seen)) {
  const [email, start, page] = hyphenate(text).split(" ");
  seen[name] = `${email.split("\u00AD").length - 1} ${new URL(start).href} ${new URL(page).href}`;
  console.log(`${name} ${seen[name]}`);
}
const expected = `7 ${site} ${site}ins%C2%ADcrip%C2%ADcion`;
process.exit(Object.values(seen).every((line) => line === expected) ? 0 : 1);
JS
node try.mjs
