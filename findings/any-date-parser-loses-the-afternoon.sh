#!/bin/sh
# any-date-parser 2.2.4: with the locale es-GT or es-ES an hour of the afternoon becomes one of the night, without a
# fault: "2:30 p. m.", which `Intl` writes for those very locales, and "2:30 PM" too. With es-MX the text of `Intl`
# ("p.m.") is right, "PM" is not; with en-US both are.
# Seen: written es-GT 2, es-ES 2, es-MX 14, en-US 14; typed "2025-10-04 2:30 PM" es-GT 2, es-MX 2, en-US 14
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund any-date-parser@2.2.4
cat > try.mjs <<'JS'
import parser from "any-date-parser";

const afternoon = new Date(2025, 9, 4, 14, 30);
const hour = (text, locale) => parser.fromString(text, locale).getUTCHours();
const written = (locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", hour12: true }).format(afternoon);
const seen = ["es-GT", "es-ES", "es-MX", "en-US"].map((locale) => hour(written(locale), locale));
const typed = ["es-GT", "es-MX", "en-US"].map((locale) => hour("2025-10-04 2:30 PM", locale));
console.log(`any-date-parser 2.2.4: "${written("es-GT")}": ${seen.join(", ")}; typed: ${typed.join(", ")}`);
process.exit([...seen, ...typed].join() === "2,2,14,14,2,2,14" ? 0 : 1);
JS
TZ=UTC node try.mjs
