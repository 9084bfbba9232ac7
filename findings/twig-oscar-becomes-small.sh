#!/bin/sh
# twig 2.0.0, the Twig of JavaScript: `title` makes "ángel óscar" of ÁNGEL ÓSCAR. The filter is there for names, and lists
# that are all capitals go through it before a certificate is printed; Twig gives "Ángel Óscar". Here the text is made
# small, and then each word gets its capital if its first letter is one of a to z. So whoever begins with an accent or a
# tilde loses the capital that they had: "Ana Ñandú" is Ana ñandú, and "Íñigo López" íñigo López. One expects, if
# nothing better, that a letter which is already a capital stays one. `capitalize`, which knows one word, is right, as
# is each name without accents.
# Seen: ÁNGEL ÓSCAR ángel óscar, Íñigo López íñigo López, MARÍA NÚÑEZ María Núñez; capitalize ÁNGEL Ángel
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund twig@2.0.0
cat > try.mjs <<'JS'
import Twig from "twig";

const render = (filter, name) => Twig.twig({ data: `{{ name|${filter} }}` }).render({ name });
const seen = [...["ÁNGEL ÓSCAR", "Íñigo López", "MARÍA NÚÑEZ"].map((name) => render("title", name)), render("capitalize", "ÁNGEL")];
console.log("twig 2.0.0:", seen.join(", "));
process.exit(seen.join() === "ángel óscar,íñigo López,María Núñez,Ángel" ? 0 : 1);
JS
node try.mjs
