#!/bin/sh
# LaTeX with babel and its Spanish 5.0q (TeX Live 2022, Debian 12): the certificate for the workshop "Internet de las
# cosas" is one for Ïnternet de las cosas". Where the language is Spanish the straight quotation mark is a key of a
# typewriter: before an i or u it makes ï or ü, before a c ç, and before an a, e or o an ordinal, a raised letter
# with a point. A closing mark does so with the next word, across the space, and swallows the space in any case. One
# expects a mark of the wrong form at worst, as with English; there is no fault and no warning. Titles from a keyboard
# or a spreadsheet have such marks. A trial with "Python" alone shows nothing, and ``so'' and «so», as the manuals of
# LaTeX advise, are right.
# Needs Debian 12 on amd64 with its package lists.
# Seen: Ïnternet de las cosas"para todos; Ünityçon Ç++"; "Python.en la Sala 3, with a raised "en"; with English each
# as it was typed
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq texlive-latex-base=2022.20230122-3 texlive-lang-spanish=2022.20230122-1 \
  texlive-base=2022.20230122-3 texlive-binaries=2022.20220321.62855-5.1+deb12u2 lmodern=2.005-1 libkpathsea6 \
  libpng16-16 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mupdf@1.28.1

all=$PWD/debian/usr/share/texlive/texmf-dist
latin=$PWD/debian/usr/share/texmf
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu" TEXMFCNF="$all/web2c" TEXFORMATS=. TEXFONTMAPS=.
export TEXINPUTS=".:$all/tex//:$latin/tex//" TFMFONTS="$all/fonts/tfm//:$latin/fonts/tfm//"
export T1FONTS="$latin/fonts/type1//" ENCFONTS="$latin/fonts/enc//"
cp "$latin/fonts/map/dvips/lm/lm.map" pdftex.map
printf 'english hyphen.tex\n=usenglish\nspanish hyphen.tex\n' > language.dat
run() { debian/usr/bin/pdftex -interaction=batchmode "$@" >/dev/null 2>&1; }
run -ini -etex -jobname=pdflatex "*pdflatex.ini"
for language in spanish english; do
  cat > "$language.tex" <<TEX
\\documentclass{article}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern}
\\usepackage[$language]{babel}
\\pagestyle{empty}
\\begin{document}
"Internet de las cosas" para todos

"Unity" con "C++"

"Python" en la Sala 3
\\end{document}
TEX
  run -fmt=pdflatex "$language.tex"
done
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { Document } from "mupdf";

function lines(file) {
  const page = Document.openDocument(readFileSync(file), "application/pdf").loadPage(0);
  return page.toStructuredText().asText().split("\n").filter(Boolean).join("; ");
}
const seen = ["spanish.pdf", "english.pdf"].map(lines);
console.log(seen.join("\n"));
const expected = [
  'Ïnternet de las cosas"para todos; Ünityçon Ç++"; "Python.en la Sala 3',
  '"Internet de las cosas" para todos; "Unity" con "C++"; "Python" en la Sala 3',
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node read.mjs
