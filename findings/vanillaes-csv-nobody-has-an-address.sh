#!/bin/sh
# @vanillaes/csv 3.0.8 with `typed`: nobody in the list has an address. By its manual the option infers types, and one
# expects numbers of what is a number. But whatever has a point behind its first sign goes through `parseFloat`: each
# e-mail address and each "Ing. Ana Pérez" is NaN, and so is a fee of Q1,250.00. What begins with digits looks like a
# value: 1,250.00 is a fee of 1, and "8.30 horas" is 8.3. Numbers without a point end at their first letter, so that
# the room 1E2, which counts as one, is 1, and not even 100. An empty cell is NaN. JSON writes it as null. A trial with
# 8.5 and 12 shows nothing.
# Seen: ana@example.org NaN, Ing. Ana Pérez NaN, Q1,250.00 NaN, 1,250.00 1, 8.30 horas 8.3, 1E2 1, nothing NaN, 8.5 8.5,
# T-3 as it was
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @vanillaes/csv@3.0.8
cat > try.mjs <<'JS'
import { parse } from "@vanillaes/csv";

const cells = ["ana@example.org", "Ing. Ana Pérez", '"Q1,250.00"', '"1,250.00"', "8.30 horas", "1E2", "", "8.5", "T-3"];
const [seen] = parse(`${cells.join(",")}\n`, { typed: true });
console.log("@vanillaes/csv 3.0.8:", seen);
process.exit(seen.join() === "NaN,NaN,NaN,1,8.3,1,NaN,8.5,T-3" ? 0 : 1);
JS
node try.mjs
