#!/bin/sh
# Ruby 3.4.1 (@ruby/3.4-wasm-wasi 2.10.1; 3.1 of Debian 12 does the same), DateTime.parse and Time.parse: half past two
# in the afternoon, "2:30 p. m." as Spanish spells it, is half past two at night in a zone three hours behind Greenwich.
# The "p" before its point and space is a military time zone, Papa; in Guatemala that is 23:30 of the day before.
# "8:30 a. m." is in the zone Alpha and becomes 1:30, and noon, "12:00 m.", is in Mike and becomes 18:00 of the day
# before. One expects the afternoon, or a fault as for other texts that are no hours; "2:30 p.m." without the space is
# right, so that a trial may show nothing.
# Seen, as day and hour in Guatemala, of 4 October: 2:30 p. m. 03 23:30, 8:30 a. m. 04 01:30, 12:00 m. 03 18:00;
# 2:30 p.m. and 2:30 pm, with a zone behind them, 04 14:30
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ruby/3.4-wasm-wasi@2.10.1 @ruby/wasm-wasi@2.10.1
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { DefaultRubyVM } from "@ruby/wasm-wasi/dist/node";

const program = readFileSync("node_modules/@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm");
const { vm } = await DefaultRubyVM(await WebAssembly.compile(program));
const hours = ["2:30 p. m.", "8:30 a. m.", "12:00 m.", "2:30 p.m. -06:00", "2:30 pm -06:00"];
function read(hour) {
  const text = JSON.stringify(`2025-10-04 ${hour}`);
  const both = `[DateTime.parse(${text}), Time.parse(${text}).to_datetime]`;
  const inGuatemala = 'new_offset("-06:00").strftime("%d %H:%M")';
  return vm.eval(`require "time"; ${both}.map { _1.${inGuatemala} }.uniq.join(" or ")`).toString();
}
const seen = hours.map(read);
console.log(hours.map((hour, at) => `${hour} -> ${seen[at]}`).join(", "));
const expected = ["03 23:30", "04 01:30", "03 18:00", "04 14:30", "04 14:30"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node --no-warnings try.mjs
