#!/bin/sh
# @signpdf/placeholder-plain 3.3.0: a certificate's signature loses the signer's name and the reason if they have an
# accent. The text is rightly made UTF-16 for that, and then written as UTF-8, mark included; readers show
# "þÿ" or signs with gaps. The signature is valid, so nothing reports it, and each text is on its own: a reason
# without accents is right beside such a name. @signpdf/placeholder-pdf-lib 3.3.0 keeps the same name, so
# that a trial with one says nothing of the other.
# Seen by mupdf 1.28.1: plain "þÿ" and "Certificado", pdf-lib "José Núñez" and "Certificado"
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @signpdf/placeholder-plain@3.3.0 @signpdf/placeholder-pdf-lib@3.3.0 pdf-lib@1.17.1 mupdf@1.28.1
cat > try.mjs <<'JS'
import { pdflibAddPlaceholder } from "@signpdf/placeholder-pdf-lib";
import { plainAddPlaceholder } from "@signpdf/placeholder-plain";
import * as mupdf from "mupdf";
import { PDFDocument } from "pdf-lib";

const signature = {
  ...{ name: "José Núñez", reason: "Certificado", location: "Jalapa", contactInfo: "jose@example.org" },
  signingTime: new Date("2025-10-04T14:00:00Z"),
};
async function certificate(change) {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  change?.(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
function read(file) {
  const fields = mupdf.PDFDocument.openDocument(file, "application/pdf").getTrailer().get("Root", "AcroForm", "Fields");
  const value = fields.get(0).get("V");
  return [value.get("Name").asString(), value.get("Reason").asString()].join(" and ");
}

const plain = plainAddPlaceholder({ pdfBuffer: await certificate(), ...signature });
const lib = await certificate((pdfDoc) => pdflibAddPlaceholder({ pdfDoc, ...signature }));
const seen = `plain ${read(plain)}, pdf-lib ${read(lib)}`;
console.log(`@signpdf 3.3.0: ${seen}`);
process.exit(seen === "plain þÿ and Certificado, pdf-lib José Núñez and Certificado" ? 0 : 1);
JS
node try.mjs
