#!/bin/sh
# to-words 5.7.0 and n2words 4.0.0, Spanish: numbers in words, as certificates write days and conventions. Up to
# 20 `toOrdinal` of to-words answers with ordinals ("Decimotercero", "Vigésimo"), for 21 to 29 with the number
# itself, "Veintiuno", and for 31 with half of it. n2words, right there ("vigésimo primero"), writes "dieciseis"
# without its accent, alone among "veintidós", "veintitrés" and "veintiséis". A trial with 13 shows neither.
# Seen: to-words 13 Decimotercero, 20 Vigésimo, 21 Veintiuno, 30 Trigésimo, 31 Treinta Y Primero; n2words 16
# dieciseis, 26 veintiséis
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0 n2words@4.0.0
cat > try.mjs <<'JS'
import { toCardinal } from "n2words/es-MX";
import { ToWords } from "to-words";

const words = new ToWords({ localeCode: "es-MX" });
const ordinals = [13, 20, 21, 30, 31].map((number) => words.toOrdinal(number)).join(", ");
const cardinals = [16, 26].map((number) => toCardinal(number)).join(", ");
console.log(`to-words 5.7.0: ${ordinals}; n2words 4.0.0: ${cardinals}`);
process.exit(/^Decimotercero, Vigésimo, Veintiuno,/.test(ordinals) && cardinals === "dieciseis, veintiséis" ? 0 : 1);
JS
node try.mjs
