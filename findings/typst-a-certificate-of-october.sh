#!/bin/sh
# typst 0.14.2 (@myriaddreamin/typst-ts-node-compiler 0.7.0), which sets certificates: "4 de October de 2025", in a
# document whose language is Spanish. `set text(lang: "es")` translates what typst writes itself, the headings of lists
# and figures, quotation marks and hyphens; `datetime.display` has "[month repr:long]" and "[weekday]" for names, and
# one expects them in that language, as the only one that was ever named. They are English always, and no setting
# changes that. Nothing is said, and a trial with numbers, or by somebody who reads the text and not the date, is right.
# Seen: with lang es 4 de October de 2025, Saturday; the quotation marks beside it «Taller»
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @myriaddreamin/typst-ts-node-compiler@0.7.0 mupdf@1.28.1
cat > try.mjs <<'JS'
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import * as mupdf from "mupdf";

const mainFileContent = `#set text(lang: "es")
#let day = datetime(year: 2025, month: 10, day: 4)
#day.display("[day padding:none] de [month repr:long] de [year], [weekday]")

"Taller" con typst #sys.version
`;
const pdf = NodeCompiler.create().pdf({ mainFileContent });
const page = mupdf.Document.openDocument(pdf, "application/pdf").loadPage(0);
const seen = page.toStructuredText().asText().trim().replaceAll(/\s+/g, " ");
console.log(seen);
process.exit(seen === "4 de October de 2025, Saturday «Taller» con typst 0.14.2" ? 0 : 1);
JS
node try.mjs
