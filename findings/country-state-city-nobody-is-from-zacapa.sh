#!/bin/sh
# country-state-city 3.2.1, a list of countries, states and cities that forms use: Guatemala has 21 departments in it.
# It has 22. Zacapa is missing with its towns, so that a form which asks for the department of origin cannot be filled
# in by whoever is from there, or is filled in with a neighbour's name, and the statistics of the convention say that
# nobody came. One expects of a list of all countries that it is at most out of date; but the department is older than
# anybody who fills it in. The 21 others look complete in a menu, sorted by letters, in which Z is where one stops
# reading. iso-3166 4.4.0 and country-region-data 4.1.0 have it.
# Seen: country-state-city 21 without Zacapa, and no Gualán, Teculután, Estanzuela or Río Hondo among the cities;
# iso-3166 22 with Zacapa, country-region-data 22 with Zacapa; El Salvador 14 and Honduras 18, as they should be
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund country-state-city@3.2.1 iso-3166@4.4.0 country-region-data@4.1.0
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import { iso31662 } from "iso-3166";

const require = createRequire(import.meta.url);
const { City, State } = require("country-state-city");
const { allCountries } = require("country-region-data");
const [, , regions] = allCountries.find(([, code]) => code === "GT");
const lists = {
  "country-state-city": State.getStatesOfCountry("GT").map(({ name }) => name),
  "iso-3166": iso31662.filter(({ parent }) => parent === "GT").map(({ name }) => name),
  "country-region-data": regions.map(([name]) => name),
};
const seen = Object.entries(lists).map(
  ([name, list]) => `${name} ${list.length} ${list.some((each) => each.startsWith("Zacapa")) ? "with" : "without"}`,
);
const towns = ["Zacapa", "Gualán", "Teculután", "Estanzuela", "Río Hondo"];
const cities = City.getCitiesOfCountry("GT").map(({ name }) => name);
seen.push(`towns ${towns.filter((town) => cities.some((city) => city.endsWith(town))).length} of ${towns.length}`);
seen.push(...["SV", "HN"].map((code) => `${code} ${State.getStatesOfCountry(code).length}`));
console.log(`departments of Guatemala: ${seen.join(", ")}`);
const expected = [
  "country-state-city 21 without",
  "iso-3166 22 with",
  "country-region-data 22 with",
  "towns 0 of 5",
  "SV 14",
  "HN 18",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
