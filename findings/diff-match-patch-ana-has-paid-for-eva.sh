#!/bin/sh
# diff-match-patch 1.0.5: one desk writes that Eva has paid, another one moves her line to the end of the list; with the
# first one's patch applied to the second one's list it is Ana who has paid. By the manual a patch is applied by "best
# effort", and the result says of each whether it was "successfully applied"; so one expects Eva's line, which is there
# letter by letter, or `false`. But the place counts more than the letters: a line that stands where hers was and looks
# like it, as lines of lists do, is taken, and the result is `true`. It is the same where her line is gone. In a list
# that nobody else has changed it is right, and in prose, whose lines differ. diff 9.0.0 refuses both.
# Seen, for Eva's line moved and for it deleted: diff-match-patch Ana sí, true both times; unchanged Eva sí, true; diff
# false both times, unchanged Eva sí
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund diff-match-patch@1.0.5 diff@9.0.0
cat > try.mjs <<'JS'
import { applyPatch, createPatch } from "diff";
import DiffMatchPatch from "diff-match-patch";

const eva = "Eva Soto, no\n";
const list = `Ana Pérez, no\n${eva}Luis Cruz, no\nSol Ixcot, no\n`;
const paid = list.replace("Eva Soto, no", "Eva Soto, sí");
const rest = list.replace(eva, "");
const engine = new DiffMatchPatch();
const patch = engine.patch_make(list, paid);
const lines = createPatch("list", list, paid);
const payers = (text) => (text === false ? "false" : text.match(/\S+(?= \S+, sí)/g).join(" "));
const seen = Object.entries({ moved: rest + eva, deleted: rest, unchanged: list }).map(([title, text]) => {
  const [result, [done]] = engine.patch_apply(patch, text);
  return `${title}: ${payers(result)} ${done}, diff ${payers(applyPatch(text, lines))}`;
});
console.log(seen.join("\n"));
const expected = ["moved: Ana true, diff false", "deleted: Ana true, diff false", "unchanged: Eva true, diff Eva"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
