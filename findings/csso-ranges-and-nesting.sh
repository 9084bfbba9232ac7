#!/bin/sh
# csso 5.0.5, and svgo 4.0.0, which minifies the styles of an SVG with it: rules in a media query with a range,
# `(width >= 40em)`, and nested rules are taken out, without an error. One would expect what it does with other new
# at-rules, such as `@container` and `@scope`, and with properties that it does not know: they pass through.
# Seen: range "", nested "", min-width, @container and @scope kept; the SVG keeps ".a{fill:red}" alone
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csso@5.0.5 svgo@4.0.0
cat > try.mjs <<'JS'
import { minify } from "csso";
import { optimize } from "svgo";

const rule = "p{color:red}";
const lost = [`@media (width >= 40em){${rule}}`, "p{&:hover{color:red}}"].map((css) => minify(css).css);
const others = ["@media (min-width:40em)", "@container (width > 10em)", "@scope (.a) to (.b)"];
const areKept = others.every((each) => minify(`${each}{${rule}}`).css.includes(rule));
const styles = ".a{fill:red}@media (width >= 40em){.a{fill:blue}}";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${styles}</style><path class="a" d="M0 0h9v9z"/><path class="a" d="M1 1h3v3z"/></svg>`;
const { data } = optimize(svg);
console.log(`csso 5.0.5: ${JSON.stringify(lost)}, others kept: ${areKept}; svgo 4.0.0: ${data}`);
process.exit(lost.join("") === "" && areKept && !data.includes("blue") && !data.includes("#00f") ? 0 : 1);
JS
node try.mjs
