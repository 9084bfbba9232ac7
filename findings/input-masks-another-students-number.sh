#!/bin/sh
# imask 7.6.1, maska 3.2.1, vanilla-masker 1.2.0, cleave-zen 0.0.17 and text-mask-core 5.1.2, which bring what is typed
# into a form: of 2490-5-123 a mask with two digits in the middle makes 2490-51-23, the number of another student. The
# dash was typed where the group ends; one expects that it ends it, as in a field for a date, or that the number is
# refused as too short. But all five take the digits alone and fill the places from the left, so that a short group is
# filled up with the next one's. Where the last group varies, nothing tells the result from a number as it should be; a
# date typed 4/10/2025 becomes 41/02/025. Numbers with full groups are right, so that a trial shows nothing. imask has
# masks with places that may stay empty, which keep the number.
# Seen by all five: 2490-5-123 2490-51-23, 2490-24-9999 2490-24-9999; by four 4/10/2025 41/02/025 (imask has a mask of
# its own for dates); imask with 0000-0[0]-0[0000] 2490-5-123
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund imask@7.6.1 maska@3.2.1 vanilla-masker@1.2.0 cleave-zen@0.0.17 \
  text-mask-core@5.1.2
cat > try.mjs <<'JS'
import { formatGeneral } from "cleave-zen";
import { pipe } from "imask";
import { Mask } from "maska";
import textMask from "text-mask-core";
import masker from "vanilla-masker";

const digits = [/\d/, /\d/, /\d/, /\d/, "-", /\d/, /\d/, "-", /\d/, /\d/, /\d/, /\d/, /\d/];
const day = [/\d/, /\d/, "/", /\d/, /\d/, "/", /\d/, /\d/, /\d/, /\d/];
const conform = (text, mask) => textMask.conformToMask(text, mask, { guide: false }).conformedValue;
const blocks = (delimiter, ...sizes) => ({ blocks: sizes, delimiter, numericOnly: true });
const tools = {
  imask: (text) => pipe(text, { mask: "0000-00-00000" }),
  maska: (text) => new Mask({ mask: "####-##-#####" }).masked(text),
  "vanilla-masker": (text) => masker.toPattern(text, "9999-99-99999"),
  "cleave-zen": (text) => formatGeneral(text, blocks("-", 4, 2, 5)),
  "text-mask-core": (text) => conform(text, digits),
};
const dates = {
  maska: (text) => new Mask({ mask: "##/##/####" }).masked(text),
  "vanilla-masker": (text) => masker.toPattern(text, "99/99/9999"),
  "cleave-zen": (text) => formatGeneral(text, blocks("/", 2, 2, 4)),
  "text-mask-core": (text) => conform(text, day),
};
const names = Object.keys(tools);
const seen = [
  ...names.map((name) => `${name} ${tools[name]("2490-5-123")} ${tools[name]("2490-24-9999")}`),
  ...Object.keys(dates).map((name) => `${name} ${dates[name]("4/10/2025")}`),
  `optional ${pipe("2490-5-123", { mask: "0000-0[0]-0[0000]" })}`,
];
console.log(seen.join("\n"));
const expected = [
  ...names.map((name) => `${name} 2490-51-23 2490-24-9999`),
  ...Object.keys(dates).map((name) => `${name} 41/02/025`),
  "optional 2490-5-123",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
