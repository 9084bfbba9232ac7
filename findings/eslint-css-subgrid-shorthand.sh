#!/bin/sh
# @eslint/css 2.0.0 (eslint 10.15.0), rule use-baseline with "available": 2022: `grid-template-rows: subgrid`
# is reported, the shorthand `grid-template: subgrid / 1fr`, which the same browsers lack, is not. A clean
# report says nothing about values inside shorthands: guard them with @supports by hand.
# Seen: longhand 1 report, shorthand 0 reports
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund eslint@10.15.0 @eslint/css@2.0.0
cat > try.mjs <<'JS'
import css from "@eslint/css";
import { ESLint } from "eslint";

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ["**/*.css"],
      plugins: { css },
      language: "css/css",
      rules: { "css/use-baseline": ["error", { available: 2022 }] },
    },
  ],
});
async function reports(text) {
  const [result] = await eslint.lintText(text, { filePath: "a.css" });
  return result.messages.length;
}
const long = await reports("a { display: grid; grid-template-rows: subgrid; }\n");
const short = await reports("a { display: grid; grid-template: subgrid / 1fr; }\n");
console.log(`longhand ${long} report, shorthand ${short} reports`);
process.exit(long === 1 && short === 0 ? 0 : 1);
JS
node try.mjs
