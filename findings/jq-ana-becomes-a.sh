#!/bin/sh
# jq 1.6 (Debian 12) and jq-wasm 1.0.1: `index`, `rindex` and `indices` of a text count bytes, and the brackets that one
# cuts with count characters. Of "Núñez, Ana" `.[:index(",")]` keeps "Núñez, ", and what stands behind the comma, the
# given name, is "a": each letter with an accent before the place takes one letter off. The manual gives `index(", ")`
# with a text in plain letters and says nothing of a unit; `length` and `match` of the same version count characters.
# "Lopez, Ana" is right, so that a trial in English shows nothing, and the list that comes out has no fault in it.
# gojq 0.12.11 (Debian 12) counts characters in all of them.
# Needs Debian 12 on amd64 with its package lists.
# Seen, as the place of the comma, surname and given name: jq and jq-wasm 7 "Núñez, " "a", Lopez 5 "Lopez" "Ana"; gojq
# 5 "Núñez" "Ana"; match in jq 5
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq jq=1.6-2.1+deb12u3 libjq1=1.6-2.1+deb12u3 libonig5 gojq=0.12.11-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jq-wasm@1.0.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import * as wasm from "jq-wasm";

const cut = '[index(","), .[:index(",")], .[index(",") + 2:]]';
const place = '[match(",").offset]';
const names = ["Núñez, Ana", "Lopez, Ana"];
const env = { ...process.env, LD_LIBRARY_PATH: `${process.cwd()}/debian/usr/lib/x86_64-linux-gnu` };
const run = (tool, name, filter) =>
  execFileSync(`debian/usr/bin/${tool}`, ["-c", filter], { input: JSON.stringify(name), env }).toString().trim();
const seen = [];
for (const name of names) {
  seen.push(`jq ${run("jq", name, cut)}`, `jq-wasm ${JSON.stringify(await wasm.json(JSON.stringify(name), cut))}`);
  seen.push(`gojq ${run("gojq", name, cut)}`, `match ${run("jq", name, place)}`);
}
console.log(seen.join("\n"));
const bytes = '[7,"Núñez, ","a"]';
const right = ['[5,"Núñez","Ana"]', '[5,"Lopez","Ana"]'];
const expected = [`jq ${bytes}`, `jq-wasm ${bytes}`, `gojq ${right[0]}`, "match [5]"];
expected.push(`jq ${right[1]}`, `jq-wasm ${right[1]}`, `gojq ${right[1]}`, "match [5]");
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
