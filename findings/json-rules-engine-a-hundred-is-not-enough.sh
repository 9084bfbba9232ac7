#!/bin/sh
# json-rules-engine 7.3.1: with the rule "a mark of at least 61" whoever has 100 does not pass, and whoever has 9 does.
# Its operators for numbers take texts as well, as a list or a form hands them over: of a mark and a limit each is tried
# whether it is a number, "61" and "100" are, and a text that is none lets the rule fail. One expects them to be
# compared as the numbers which they were found to be. But two texts are compared letter by letter, "1" before "6". If
# the mark or the limit alone is a text all is right, and so are marks of two digits, so that a trial may show nothing.
# Seen, of 100, 61 and 9 against at least "61": as texts no, yes, yes; as numbers yes, yes, no; "diez" no
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund json-rules-engine@7.3.1
cat > try.mjs <<'JS'
import { Engine } from "json-rules-engine";

async function passes(mark) {
  const engine = new Engine();
  const enough = { fact: "mark", operator: "greaterThanInclusive", value: "61" };
  engine.addRule({ conditions: { all: [enough] }, event: { type: "passed" } });
  const { events } = await engine.run({ mark });
  return events.length === 1;
}

const marks = ["100", "61", "9", 100, 61, 9, "diez"];
const seen = [];
for (const mark of marks) seen.push(`${JSON.stringify(mark)} ${(await passes(mark)) ? "passes" : "fails"}`);
console.log(seen.join(", "));
const texts = '"100" fails, "61" passes, "9" passes';
process.exit(seen.join(", ") === `${texts}, 100 passes, 61 passes, 9 fails, "diez" fails` ? 0 : 1);
JS
node try.mjs
