#!/bin/sh
# @formulajs/formulajs 4.6.1, the formulas of Excel for JavaScript: `PROPER`, with which lists in capitals become names,
# writes "ÓScar Pérez" and "María ÁNgeles" on the certificates, and makes "óScar" of "óscar". Excel makes the first
# letter of each word large and the others small. Here a word begins at its first letter without an accent, and an Á, É,
# Í, Ó or Ñ before that stays as it came. One expects that accents are letters or are not: within a word they are,
# "Pérez" and "Núñez" are right, so that a trial with most names shows nothing. hyperformula 3.5.0 is right with all.
# Seen: ÓSCAR PÉREZ ÓScar Pérez, MARÍA ÁNGELES María ÁNgeles, óscar óScar, ÑUSTA ÑUsta, JOSÉ NÚÑEZ José Núñez;
# hyperformula Óscar Pérez, María Ángeles, Óscar, Ñusta, José Núñez
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1 hyperformula@3.5.0
cat > try.mjs <<'JS'
import * as formulas from "@formulajs/formulajs";
import { HyperFormula } from "hyperformula";

const { PROPER } = formulas.default ?? formulas;
const names = ["ÓSCAR PÉREZ", "MARÍA ÁNGELES", "óscar", "ÑUSTA", "JOSÉ NÚÑEZ"];
const engine = HyperFormula.buildFromArray([[]], { licenseKey: "gpl-v3" });
const seen = [
  names.map((name) => PROPER(name)).join(", "),
  names.map((name) => engine.calculateFormula(`=PROPER("${name}")`, 0)).join(", "),
];
console.log(seen.join("\n"));
const expected = [
  "ÓScar Pérez, María ÁNgeles, óScar, ÑUsta, José Núñez",
  "Óscar Pérez, María Ángeles, Óscar, Ñusta, José Núñez",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
