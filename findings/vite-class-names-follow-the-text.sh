#!/bin/sh
# Vite 8.3.8: while developing, the class names of a CSS module change with the text of the sheet, not only with its
# path. HTML that a server rendered a moment ago then has classes that no sheet knows, and a hot update of the
# sheet alone leaves the page undressed. So a development server that renders on the server names classes by
# path (`css.modules.generateScopedName`), or sends the HTML again.
# Seen: the same class before and after another colour: different names; by path: the same
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8
cat > try.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { createServer } from "vite";

async function names(modules) {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, watch: null, ws: false },
    css: { modules },
  });
  const seen = [];
  for (const colour of ["red", "green"]) {
    writeFileSync("card.module.css", `.card { color: ${colour} }\n`);
    server.environments.ssr.moduleGraph.invalidateAll();
    seen.push((await server.ssrLoadModule("/card.module.css")).default.card);
  }
  await server.close();
  return seen;
}

const [before, after] = await names({});
const [first, second] = await names({ generateScopedName: "[path][name]-[local]" });
console.log(`by default: ${before}, then ${after}; by path: ${first}, then ${second}`);
process.exit(before !== after && first === second ? 0 : 1);
JS
node try.mjs
