#!/bin/sh
# csv 3.3.2 of Ruby 3.4.1 (@ruby/3.4-wasm-wasi 2.10.1; 3.2.2 of Debian 12 does the same): with `converters: :numeric`,
# and with `:all`, numbers that begin with a zero are read in base eight. One expects 501 of "0501", the zero lost, as
# other programs have it, or the text. But the converter calls `Integer`, which reads such texts as Ruby's own source is
# read: 0501 becomes 321, and the zone 010 becomes 8. "08" and "09" are no numbers in base eight, go on to the next
# converter and are floats, so that days 07, 08, 09, 10 are right, but for 8.0 and 9.0, and show nothing.
# `"0501".to_i` is 501, and so is what @e965/xlsx 0.20.3 makes of it.
# Seen: 0501 -> 321, 010 -> 8, 08 -> 8.0, 07 -> 7, 10 -> 10, 1_000 -> 1000; to_i and @e965/xlsx 501
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ruby/3.4-wasm-wasi@2.10.1 @ruby/wasm-wasi@2.10.1 @e965/xlsx@0.20.3
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import { DefaultRubyVM } from "@ruby/wasm-wasi/dist/node";

const program = readFileSync("node_modules/@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm");
const { vm } = await DefaultRubyVM(await WebAssembly.compile(program));
const line = "0501,010,08,07,10,1_000";
const ruby = (source) => vm.eval(`require "csv"; ${source}`).toString();
const byCsv = (converters) => ruby(`CSV.parse_line("${line}", converters: ${converters}).join(" ")`);
const seen = [
  ruby("CSV::VERSION"),
  `numeric ${byCsv(":numeric")}`,
  `all ${byCsv(":all")}`,
  `to_i ${ruby('"0501".to_i')}`,
  `@e965/xlsx ${utils.sheet_to_json(read(line, { type: "string" }).Sheets.Sheet1, { header: 1 })[0][0]}`,
];
console.log(seen.join(", "));
const eights = "321 8 8.0 7 10 1000";
const expected = ["3.3.2", `numeric ${eights}`, `all ${eights}`, "to_i 501", "@e965/xlsx 501"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node --no-warnings try.mjs
