#!/bin/sh
# fuse.js 7.5.0, a search that forgives: of a talk whose summary has the word "robótica" after its sixtieth letter,
# spelled exactly so, it finds nothing. How far from the beginning a word stands counts as an error, as wrong letters do
# (`location` 0, `distance` 100, `threshold` 0.6), and from the 61st letter on that alone is too much. One expects of a
# search that accepts wrong letters that it accepts the right ones. Titles and names are shorter, so that it works until
# somebody adds the summaries to `keys`, and then too for each talk that says early what it is about; the visitor is
# told that there is no such talk. With `ignoreLocation: true` it is found.
# Seen, of texts in which robótica begins behind 20, 60, 62 and 200 letters: found, found, not, not; with ignoreLocation
# all found
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fuse.js@7.5.0
cat > try.mjs <<'JS'
import Fuse from "fuse.js";

const before = "En esta charla se cuenta de los primeros laboratorios y de quienes los fundaron. ".repeat(3);
const find = (letters, options) => {
  const talks = [{ summary: `${before.slice(0, letters)}robótica` }];
  return new Fuse(talks, { keys: ["summary"], ...options }).search("robótica").length;
};
const places = [20, 60, 62, 200];
const seen = [places.map((at) => find(at, {})), places.map((at) => find(at, { ignoreLocation: true }))].map(String);
console.log(`behind ${places}: ${seen[0]}; with ignoreLocation ${seen[1]}`);
process.exit(seen.join() === "1,1,0,0,1,1,1,1" ? 0 : 1);
JS
node try.mjs
