#!/bin/sh
# metascraper 5.49.24, which writes the cards that chats and boards show for a link: a word in capitals before a dash is
# cut from the front of a description. It is taken for the town at the head of a news report, "GUATEMALA - ", so that
# "CANCELADO - Taller de robótica, sábado 8:00" becomes an invitation to that workshop. One expects that a text which
# the page wrote for cards (`og:description`) is shown as it is, or cut at its end. The title keeps the word, and so do
# "Cancelado - …", "CANCELADO: …" and "ÚLTIMO DÍA - …", whose accents are no capitals to it; a trial hardly shows it.
# open-graph-scraper 6.12.0 keeps all of them.
# Seen: CANCELADO - and SUSPENDIDA — cut from the description; the title, Cancelado -, CANCELADO: and ÚLTIMO DÍA - kept
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts metascraper@5.49.24 @metascraper/helpers@5.49.24 \
  metascraper-description@5.49.24 metascraper-title@5.49.24 open-graph-scraper@6.12.0
cat > try.mjs <<'JS'
import metascraper from "metascraper";
import description from "metascraper-description";
import title from "metascraper-title";
import openGraph from "open-graph-scraper";

const talk = "Taller de robótica, sábado 8:00";
const scrape = metascraper([description(), title()]);
const wrong = [];
for (const before of ["CANCELADO - ", "SUSPENDIDA — ", "Cancelado - ", "CANCELADO: ", "ÚLTIMO DÍA - "]) {
  const text = before + talk;
  const tags = ["title", "description"].map((name) => `<meta property="og:${name}" content="${text}">`);
  const html = `<!doctype html><html lang="es"><head><title>${text}</title>${tags.join("")}</head><body></body></html>`;
  const card = await scrape({ url: "https://convencion.example.org/", html });
  const { result } = await openGraph({ html });
  console.log(`${text} -> ${card.description}`);
  const expected = before === "CANCELADO - " || before === "SUSPENDIDA — " ? talk : text;
  if (card.description !== expected) wrong.push(card.description);
  if (card.title !== text) wrong.push(card.title);
  if (result.ogDescription !== text) wrong.push(result.ogDescription);
}
console.log(`otherwise than stated: ${wrong.join(", ") || "none"}`);
process.exit(wrong.length === 0 ? 0 : 1);
JS
node try.mjs
