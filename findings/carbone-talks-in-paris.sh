#!/bin/sh
# carbone 3.8.2, which fills in documents of an office: a talk at eight in Guatemala is at four in the afternoon. Each
# date that says its zone, as `toISOString` and JSON write it, is brought to the hour of Paris, where its makers are,
# unless `timezone` names another one; neither the machine's own zone nor the language of the document, `es-gt`, counts.
# One expects the hour of the machine, or that of the text. In the evening the day changes as well: the certificate of a
# talk on 4 October at six in the evening is dated the 5th. A text without a zone stays, so that a trial may be right.
# Seen, with TZ=America/Guatemala and es-gt: 2025-10-04T14:00Z is 04/10/2025 16:00, 2025-10-05T00:00Z 05/10/2025 02:00;
# with the zone of Guatemala 04/10/2025 08:00 and 18:00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund carbone@3.8.2
cat > talk.html <<'HTML'
{d.morning:formatD(DD/MM/YYYY)} {d.morning:formatD(HH:mm)},
{d.evening:formatD(DD/MM/YYYY)} {d.evening:formatD(HH:mm)}
HTML
cat > try.mjs <<'JS'
import { promisify } from "node:util";
import carbone from "carbone";

const talks = { morning: "2025-10-04T14:00:00.000Z", evening: "2025-10-05T00:00:00.000Z" };
const render = promisify(carbone.render);
const seen = [];
for (const options of [{}, { timezone: "America/Guatemala" }]) {
  const page = await render("talk.html", talks, { lang: "es-gt", ...options });
  seen.push(String(page).trim().replace("\n", " "));
}
console.log(seen.join("\n"));
const expected = ["04/10/2025 16:00, 05/10/2025 02:00", "04/10/2025 08:00, 04/10/2025 18:00"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
TZ=America/Guatemala node try.mjs
