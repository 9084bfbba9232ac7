#!/bin/sh
# showdown 2.1.0 and snarkdown 2.0.0, Markdown for browsers: "ana_perez_sol@example.org" is shown as
# anaperezsol@example.org, with a part in italics, and so is an address of the web that has two underscores. Within a
# word "_" is no emphasis in CommonMark (6.2), nor on GitHub, for the sake of such names, and one expects as much.
# Whoever copies the address of an organiser from the page writes to nobody. showdown keeps one that has a single
# underscore, so that a trial may show nothing, and has `literalMidWordUnderscores`, which is off; snarkdown drops that
# one too. marked 18.2.1 keeps all.
# Seen, of ana_perez_sol@, /a_b_c and ana_perez@: showdown anaperezsol@, /abc and ana_perez@, snarkdown anaperezsol@,
# /abc and anaperez@; marked as written
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund showdown@2.1.0 snarkdown@2.0.0 marked@18.2.1
cat > try.mjs <<'JS'
import { marked } from "marked";
import showdown from "showdown";
import snarkdown from "snarkdown";

const texts = ["ana_perez_sol@example.org", "https://example.org/a_b_c", "ana_perez@example.org"];
const changed = ["anaperezsol@example.org", "https://example.org/abc"];
const writers = {
  showdown: [(text) => new showdown.Converter().makeHtml(text), [...changed, texts[2]]],
  snarkdown: [snarkdown, [...changed, "anaperez@example.org"]],
  marked: [(text) => marked.parse(text), texts],
};
let asStated = true;
for (const [name, [write, expected]] of Object.entries(writers)) {
  const seen = texts.map((text) => write(text).replaceAll(/<[^>]*>/g, "").trim());
  console.log(`${name}: ${seen.join(", ")}`);
  asStated &&= seen.join() === expected.join();
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
