#!/bin/sh
# country-state-city 3.2.1, from which forms take departments and towns: Guatemala has 21 departments, without Zacapa,
# and none of its towns is anywhere in the list. ISO 3166-2 has 22, and so have iso-3166 4.4.0 and country-region-data
# 4.1.0. Who comes from there cannot finish the form, or is counted for a neighbour, and nobody sees the gap among so
# many names. One expects old or misspelled names of such a list, and no whole department missing; departments like
# Petén and Quiché are there with accents. A trial with Guatemala or Quetzaltenango shows nothing.
# Seen: country-state-city 21 departments, missing Zacapa, no town Zacapa, Gualán or Teculután, 17 in Guatemala; the two
# others 22
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund country-state-city@3.2.1 iso-3166@4.4.0 country-region-data@4.1.0
cat > try.mjs <<'JS'
import { allCountries } from "country-region-data";
import places from "country-state-city";
import { iso31662 } from "iso-3166";

const standard = iso31662.filter(({ parent }) => parent === "GT").map(({ name }) => name);
const [, , regions] = allCountries.find(([, code]) => code === "GT");
const departments = places.State.getStatesOfCountry("GT").map(({ name }) => name.replace(/ Department$/, ""));
const towns = places.City.getCitiesOfCountry("GT").map(({ name }) => name);
const missing = (names) => standard.filter((name) => !names.includes(name)).join(" ");
const seen = [
  `iso-3166 ${standard.length}`,
  `country-region-data ${regions.length} missing ${missing(regions.map(([name]) => name))}`,
  `country-state-city ${departments.length} missing ${missing(departments)}`,
  ...["Zacapa", "Gualán", "Teculután", "Quetzaltenango"].map((town) => `${town} ${towns.includes(town)}`),
];
console.log(seen.join("\n"));
const expected = [
  "iso-3166 22",
  "country-region-data 22 missing ",
  "country-state-city 21 missing Zacapa",
  "Zacapa false",
  "Gualán false",
  "Teculután false",
  "Quetzaltenango true",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
