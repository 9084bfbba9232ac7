#!/bin/sh
# filenamify 7.0.3, which makes names of files of any text: of all the certificates of a congress one is left. Beside
# taking out what a disk does not allow it cuts the name after 100 signs, without a fault or a mark. Disks allow 255
# bytes. A name that begins with "Certificado de participación en el" and the title of a congress, as universities have
# them, is full before the student comes: all have the same one, and each file overwrites the one before. The manual has
# the limit among the options (`maxLength`), where one does not look for what is done without any. One expects texts
# that differ to stay different where the disk has room for them. A trial with a short title shows nothing.
# sanitize-filename 1.6.4 cuts at 255 bytes.
# Seen, of three students and a title of 74 signs: filenamify one file, sanitize-filename and filenamify with maxLength
# 200 three; with the title "Congreso 2025" three each
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund filenamify@7.0.3 sanitize-filename@1.6.4
cat > try.mjs <<'JS'
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import filenamify from "filenamify";
import sanitize from "sanitize-filename";

const long = "II Congreso Internacional de Ingeniería en Sistemas y Tecnología Educativa";
const students = ["Ana López", "Eva Núñez", "Luis Pérez"];
function files(title, name) {
  const folder = mkdtempSync("certificates-");
  for (const student of students)
    writeFileSync(`${folder}/${name(`Certificado de participación en el ${title} - ${student}.pdf`)}`, student);
  return readdirSync(folder).length;
}
const ways = [filenamify, sanitize, (text) => filenamify(text, { maxLength: 200 })];
const seen = [long, "Congreso 2025"].map((title) => ways.map((name) => files(title, name)).join(" ")).join(", ");
console.log(seen);
process.exit(seen === "1 3 3, 3 3 3" ? 0 : 1);
JS
node try.mjs
