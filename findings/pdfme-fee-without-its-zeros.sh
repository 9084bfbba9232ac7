#!/bin/sh
# pdfme 6.1.13: of a fee of "125.00" the certificate says "Q125", of a mark of "8.50" "8.5", and the room "1E2" is 100,
# where they stand in a text with placeholders, such as "Nota: {nota}". The manual says that a placeholder is replaced
# with the value, and inputs are texts, so one expects them as they are. But each input is first read as JSON, and what
# is a number there is printed as JavaScript prints numbers. The same input in a field of its own is right, which is how
# most try it, and so are a number with a zero in front or with dashes. Nothing is said.
# Seen by mupdf 1.28.1: alone 8.50, 125.00, 1E2, 0501, 2490-24-9999; with placeholders 8.5, 125, 100, 0501, 2490-24-9999
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @pdfme/generator@6.1.13 @pdfme/common@6.1.13 @pdfme/schemas@6.1.13 \
  mupdf@1.28.1
cat > try.mjs <<'JS'
import { BLANK_A4_PDF } from "@pdfme/common";
import { generate } from "@pdfme/generator";
import { text } from "@pdfme/schemas";
import * as mupdf from "mupdf";

const field = { type: "text", width: 100, height: 8, fontSize: 12 };
const people = { nota: "8.50", cuota: "125.00", salon: "1E2", codigo: "0501", carnet: "2490-24-9999" };
const names = Object.keys(people);
const alone = names.map((name, at) => ({ ...field, name, content: "", position: { x: 20, y: 20 + 10 * at } }));
const content = names.map((name) => `{${name}}`).join(" | ");
const line = { ...field, width: 150, name: "line", readOnly: true, content, position: { x: 20, y: 80 } };
const template = { basePdf: BLANK_A4_PDF, schemas: [[...alone, line]] };
const pdf = await generate({ template, inputs: [people], plugins: { text } });
const page = mupdf.Document.openDocument(pdf, "application/pdf").loadPage(0);
const seen = page.toStructuredText().asText().split("\n").filter(Boolean);
console.log(seen.join(", "));
const expected = [...Object.values(people), "8.5 | 125 | 100 | 0501 | 2490-24-9999"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
