#!/bin/sh
# qs 6.17.1, which reads the addresses of pages for Express 5.3.0 (`query parser` "extended"): who ticks 20 workshops
# has a list, and who ticks 21 has none. A field that repeats is an array up to `arrayLimit`, 20, and above it an object
# with the keys 0 to 20, which has no `map`, `includes` and `length`. For numbered fields, `taller[0]`, the limit is as
# old as the library and well known. Since 6.14.1 it holds for `taller` and `taller[]` as well, of which the former is
# what browsers send for boxes of one name, and 6.13.0 has lists of any length for them. One expects the kind of a value
# not to depend on how many there are. A trial with three boxes shows nothing, and the page of a programme works until
# somebody chooses all talks. Forms that are posted are right, as body-parser raises the limit; node:querystring has
# none.
# Seen, of 20 and 21 fields taller, and of taller[]: qs 6.17.1 and Express array object, qs 6.13.0 and node:querystring
# array array
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund qs@6.17.1 qs-before@npm:qs@6.13.0 express@5.3.0
cat > try.mjs <<'JS'
import querystring from "node:querystring";
import express from "express";
import qs from "qs";
import before from "qs-before";

const server = express().set("query parser", "extended");
const ways = {
  "qs 6.17.1": qs.parse,
  Express: server.get("query parser fn"),
  "qs 6.13.0": before.parse,
  "node:querystring": querystring.parse,
};
const ticked = (name, count) => Array.from({ length: count }, (_, index) => `${name}=${index}`).join("&");
function kinds(parse, name) {
  const values = [20, 21].map((count) => Object.values(parse(ticked(name, count)))[0]);
  return values.map((value) => (Array.isArray(value) ? "array" : typeof value)).join(" ");
}
const both = (parse) => `${kinds(parse, "taller")}, ${kinds(parse, "taller[]")}`;
const seen = Object.entries(ways).map(([way, parse]) => `${way} ${both(parse)}`);
console.log(seen.join("\n"));
const expected = ["array object", "array object", "array array", "array array"];
process.exit(seen.every((line, index) => line.endsWith(`${expected[index]}, ${expected[index]}`)) ? 0 : 1);
JS
node try.mjs
