#!/bin/sh
# ini 6.0.0, npm's own reader of .ini files: `sala = Aula #3` is "Aula". In such files a line that begins with ";" or
# "#" is a comment, and one expects what stands behind the sign of equality to be the value, as it is for Python's
# configparser (Debian 12). But ini ends each value at the first of the two signs. So all rooms of a house are called
# "Aula", and of "Taller; segunda parte" the first part is announced. A text in quotes is whole, and so is one that its
# `stringify` wrote, which puts a backslash before the sign, so that a trial of writing and reading shows nothing.
# Needs a Python 3, as Debian 12 has it.
# Seen, of Aula #3 and Taller; segunda parte: ini Aula, Taller; in quotes and by stringify whole; configparser whole
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ini@6.0.0
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { parse, stringify } from "ini";

const values = { sala: "Aula #3", titulo: "Taller; segunda parte" };
const plain = Object.entries(values).map(([key, value]) => `${key} = ${value}`).join("\n");
const quoted = Object.entries(values).map(([key, value]) => `${key} = "${value}"`).join("\n");
const python = `
import configparser, sys
reader = configparser.ConfigParser()
reader.read_string("[a]\\n" + sys.stdin.read())
print(", ".join(reader["a"].values()))
`;
const show = (read) => Object.values(read).join(", ");
const whole = show(values);
const seen = [
  show(parse(plain)),
  show(parse(quoted)),
  show(parse(stringify(values))),
  execFileSync("/usr/bin/python3", ["-c", python], { input: plain }).toString().trim(),
];
console.log(seen.join("\n"));
process.exit(seen.join() === ["Aula, Taller", whole, whole, whole].join() ? 0 : 1);
JS
node try.mjs
