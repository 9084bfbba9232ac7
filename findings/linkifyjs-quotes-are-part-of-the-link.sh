#!/bin/sh
# linkifyjs 4.4.0, which makes links of addresses in a text: where Spanish puts an address in its quotation marks, «…»
# or “…”, the closing one becomes a part of the link, and visitors get a page that does not exist; without a path the
# host itself is wrong. One expects what it does with "…" and with (…), whose end stays outside; it even knows the
# brackets of Chinese and Japanese. An ellipsis behind a link goes with it as well. Addresses of mail in the same quotes
# are right, and so are ¿…? and ¡…!, so that a trial with Spanish signs may show nothing. linkify-it 6.1.0 and
# autolinker 4.1.5 leave all of them outside.
# Seen: "https://example.org/a" and (https://example.org/a) right; «https://example.org/a», “https://example.org/a” and
# https://example.org/a… with the last sign in the link; linkify-it and autolinker https://example.org/a in each
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund linkifyjs@4.4.0 linkify-it@6.1.0 autolinker@4.1.5
cat > try.cjs <<'JS'
const { Autolinker } = require("autolinker");
const { LinkifyIt } = require("linkify-it");
const linkify = require("linkifyjs");

const address = "https://example.org/a";
const texts = [`"${address}"`, `(${address})`, `¿${address}?`, `«${address}»`, `“${address}”`, `${address}…`];
const finders = {
  linkifyjs: (text) => linkify.find(text)[0].href,
  "linkify-it": (text) => new LinkifyIt().match(text)[0].url,
  autolinker: (text) => Autolinker.parse(text, { urls: true })[0].getAnchorHref(),
};
const seen = {};
for (const [name, find] of Object.entries(finders)) {
  seen[name] = texts.map((text) => find(`Vea ${text} hoy`).replace(address, "right")).join(", ");
}
seen.mail = linkify.find("Escriba a «ana@example.org» hoy")[0].href;
console.log(JSON.stringify(seen));
const right = texts.map(() => "right").join(", ");
const expected = {
  linkifyjs: "right, right, right, right», right”, right…",
  "linkify-it": right,
  autolinker: right,
  mail: "mailto:ana@example.org",
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node try.cjs
