#!/bin/sh
# lodash 4.18.1: `startCase`, of which the manual says that it converts a text to start case, makes Maria Nunez of maría
# núñez. It is the function one finds for a list in small letters or in capitals, before certificates are printed. Of it
# one expects the first letter of each word in a capital, and the others as they are; but accents and tildes are taken
# off, as for the name of a variable, and apostrophes, hyphens and points go too. Peña is Pena, another family, and so
# two people can be one. `camelCase`, `kebabCase`, `lowerCase` and `upperCase` do it as well, while `capitalize` and
# `upperFirst`, of which each knows one word, do not: a trial with them, or with Ana López without accents, is right.
# Seen: maría núñez Maria Nunez, peña Pena, josé pérez-lópez Jose Perez Lopez, ana d'angelo Ana Dangelo, 3er. lugar 3 Er
# Lugar; upperCase núñez NUNEZ; capitalize núñez Núñez; title-case 4.3.2 María Núñez
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lodash@4.18.1 title-case@4.3.2
cat > try.mjs <<'JS'
import lodash from "lodash";
import { titleCase } from "title-case";

const texts = ["maría núñez", "peña", "josé pérez-lópez", "ana d'angelo", "3er. lugar"];
const seen = [...texts.map(lodash.startCase), lodash.upperCase("núñez"), lodash.capitalize("núñez"), titleCase("maría núñez")];
console.log(`lodash ${lodash.VERSION}:`, seen);
const expected = ["Maria Nunez", "Pena", "Jose Perez Lopez", "Ana Dangelo", "3 Er Lugar", "NUNEZ", "Núñez", "María Núñez"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
