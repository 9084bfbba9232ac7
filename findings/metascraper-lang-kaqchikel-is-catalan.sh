#!/bin/sh
# metascraper-lang 5.49.24: a page in a Mayan language is said to be in one of another continent. A tag with a country
# is cut to its first two letters: `lang="cak-GT"`, Kaqchikel as Guatemala speaks it, becomes "ca", Catalan; K’iche’
# (quc-GT) becomes Quechua, Itza’ Italian and Popti’ (jac-GT) Japanese, and whoever lets a text be read aloud or
# translated by that takes the voice of those. One expects the tag itself, its part before the dash, or nothing, which
# is what "cak" without its country gives, and what Q’eqchi’ (kek-GT) gives, as no language is called "ke". "es-GT" is
# right, so that a site in Spanish learns nothing of it.
# Seen, as lang and as og:locale: cak-GT ca, quc-GT qu, itz-GT it, jac-GT ja, kek-GT nothing, cak nothing, es-GT es
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts metascraper@5.49.24 @metascraper/helpers@5.49.24 \
  metascraper-lang@5.49.24
cat > try.mjs <<'JS'
import metascraper from "metascraper";
import lang from "metascraper-lang";

const scrape = metascraper([lang()]);
async function read(html) {
  const page = await scrape({ url: "https://convencion.example.org/", html: `<!doctype html>${html}` });
  return page.lang ?? "nothing";
}

const seen = [];
for (const tag of ["cak-GT", "quc-GT", "itz-GT", "jac-GT", "kek-GT", "cak", "es-GT"]) {
  const byLang = await read(`<html lang="${tag}"><head><title>Convención</title></head><body></body></html>`);
  const locale = `<meta property="og:locale" content="${tag.replace("-", "_")}">`;
  const byLocale = await read(`<html><head><title>Convención</title>${locale}</head><body></body></html>`);
  seen.push(byLang === byLocale ? `${tag} ${byLang}` : `${tag} ${byLang} and ${byLocale}`);
}
console.log(seen.join(", "));
const expected = "cak-GT ca, quc-GT qu, itz-GT it, jac-GT ja, kek-GT nothing, cak nothing, es-GT es";
process.exit(seen.join(", ") === expected ? 0 : 1);
JS
node try.mjs
