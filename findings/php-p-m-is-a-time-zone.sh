#!/bin/sh
# PHP 8.2.36 (Debian 12), and Ruby 3.4.1 (@ruby/3.4-wasm-wasi 2.10.1): "2:30 p. m.", which is how Spanish spells it and
# `Intl` writes it for Guatemala, is read as half past two at night in the middle of the Atlantic. The space makes two
# letters of it, and single letters are the time zones of the military: a is UTC+1, p is UTC-3 and m is UTC+12. For a
# Saturday in Guatemala 2:30 p. m. becomes 23:30 of Friday, 8:00 a. m. becomes 1:00, and noon, "12:00 m.", is 18:00 of
# Friday. One expects what "p.m." gives, or an error, as from GNU date and Perl's Date::Parse; but `new DateTime`,
# `strtotime`, `Time.parse` and `DateTime.parse` all succeed. "2:30 p.m." and "2:30 pm" are right.
# Needs Debian 12 on amd64 with its package lists.
# Seen by both: 8:00 a. m. 08:00 +01:00, 2:30 p. m. 02:30 -03:00, 12:00 m. 12:00 +12:00; with the machine in UTC 2:30
# p.m. and 2:30 pm 14:30 +00:00
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
apt-get download -qq php8.2-cli=8.2.36-1~deb12u1 libargon2-1 libsodium23 libxml2 libpcre2-8-0 libssl3 libicu72 \
  liblzma5 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ruby/3.4-wasm-wasi@2.10.1 @ruby/wasm-wasi@2.10.1
cat > try.php <<'PHP'
<?php
foreach (array_slice($argv, 1) as $hour) echo (new DateTime("2025-10-04 $hour"))->format("H:i P"), "\n";
PHP
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { DefaultRubyVM } from "@ruby/wasm-wasi/dist/node";

const hours = ["8:00 a. m.", "2:30 p. m.", "12:00 m.", "2:30 p.m.", "2:30 pm"];
const libraries = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map((path) => `debian/${path}`).join(":");
const php = execFileSync("debian/usr/bin/php8.2", ["-n", "-d", "date.timezone=UTC", "try.php", ...hours], {
  encoding: "utf8",
  env: { ...process.env, LD_LIBRARY_PATH: libraries },
});
const program = readFileSync("node_modules/@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm");
const { vm } = await DefaultRubyVM(await WebAssembly.compile(program));
const ruby = (hour) => vm.eval(`require "time"; Time.parse("2025-10-04 ${hour}").strftime("%H:%M %:z")`).toString();
const seen = { php: php.trim().split("\n"), ruby: hours.map(ruby) };
console.log(JSON.stringify(seen));
const expected = ["08:00 +01:00", "02:30 -03:00", "12:00 +12:00", "14:30 +00:00", "14:30 +00:00"];
process.exit(Object.values(seen).every((read) => read.join() === expected.join()) ? 0 : 1);
JS
node --no-warnings try.mjs
