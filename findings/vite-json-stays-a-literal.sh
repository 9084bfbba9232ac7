#!/bin/sh
# vite 8.3.8: a JSON file of many small entries becomes an object literal in the program, also with
# `json.stringify: true`, and although its default "auto" says that files above 10 kB become `JSON.parse("…")`.
# Browsers and Node read such a literal more slowly and keep more of it. While `namedExports` is on, its
# default, the entries are looked at one by one, and each is small. `namedExports: false` makes both settings
# do what they say; nothing in the build tells the difference.
# Seen: 3,000 entries, 110 kB: literal, with stringify literal, with namedExports false JSON.parse
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8 2>/dev/null
cat > try.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { build } from "vite";

const entries = Array.from({ length: 3000 }, (_, at) => [`icon-${at}`, ["path", `M${at} 1h2v3`, at]]);
writeFileSync("icons.json", JSON.stringify(Object.fromEntries(entries)));
writeFileSync("use.js", 'import icons from "./icons.json";\nexport const icon = (name) => icons[name];\n');

async function isParsed(json) {
  const lib = { entry: "use.js", formats: ["es"], fileName: "out" };
  const [{ output }] = await build({
    configFile: false, logLevel: "silent", json, build: { write: false, minify: false, lib },
  });
  return output[0].code.includes("JSON.parse");
}

const seen = [
  await isParsed({}),
  await isParsed({ stringify: true }),
  await isParsed({ namedExports: false }),
  await isParsed({ stringify: true, namedExports: false }),
];
console.log(seen.map((parsed) => (parsed ? "JSON.parse" : "literal")).join(", "));
process.exit(seen.join() === "false,false,true,true" ? 0 : 1);
JS
node try.mjs
