import { readdirSync, readFileSync } from "node:fs";

const dist = ".tests/dist";
const { firstView, used } = JSON.parse(readFileSync(`${dist}/programs/programs.json`, "utf8"));
const worker = readFileSync(`${dist}/site/sw.js`, "utf8");
const kept = new Set(worker.match(/\/assets\/[\w.-]+/g));

/** The scripts, styles and fonts with which a page opens, and what `parts` of it then fetch. */
function firstLoad(page, parts) {
  const site = `${dist}/site`;
  const all = readdirSync(`${site}/assets`);
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    if (!/\.(?:js|css)$/.test(name)) return;
    const text = readFileSync(`${site}/assets/${name}`, "utf8");
    for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) add(other);
    for (const [font] of text.matchAll(/[\w-]+\.woff2/g)) add(font);
  };
  const html = readFileSync(`${site}/${page}.html`, "utf8");
  for (const [, name] of html.matchAll(/"\/assets\/([^"]+)"/g)) add(name);
  for (const name of all) {
    if (name.endsWith(".js") && parts.some((part) => name.startsWith(`${page}-${part}-`)))
      add(name);
  }
  return [`${site}/${page}.html`, ...[...found].map((name) => `${site}/assets/${name}`)];
}

/*
 * What the code weighs, with the texts of the frozen edition: room for a function or a rule, not for
 * a library. The first view, which fetches no picture at all, stays below 75 kB with its fonts.
 */
export default [
  {
    name: "JavaScript of the first view (Brotli)",
    path: firstView.map((script) => `${dist}/site${script}`),
    limit: "9 kB",
    brotli: true,
  },
  {
    name: "JavaScript that the first press or scroll adds (Brotli)",
    path: used.map((script) => `${dist}/site${script}`),
    limit: "76 kB",
    brotli: true,
  },
  {
    name: "Prerendered HTML with its styles and texts (Brotli)",
    path: `${dist}/site/index.html`,
    limit: "20 kB",
    brotli: true,
  },
  {
    name: "Worker of the background (Brotli)",
    path: `${dist}/site/assets/background.worker-*.js`,
    limit: "2 kB",
    brotli: true,
  },
  {
    name: "Service worker and all files that it keeps (Brotli)",
    path: ["/sw.js", ...kept].map((file) => `${dist}/site${file}`),
    limit: "160 kB",
    brotli: true,
  },
  {
    name: "First load of the organisers' page, with its fonts (Brotli)",
    path: firstLoad("organizar", ["TodayPart"]),
    limit: "145 kB",
    brotli: true,
  },
  {
    name: "Fonts",
    path: `${dist}/site/assets/*.woff2`,
    limit: "23 kB",
    brotli: false,
  },
];
