import { readFileSync } from "node:fs";

const dist = ".tests/dist";
const { scripts } = JSON.parse(readFileSync(`${dist}/first-view.json`, "utf8"));
const worker = readFileSync(`${dist}/site/sw.js`, "utf8");
const kept = new Set(worker.match(/\/assets\/[\w.-]+/g));

/*
 * What the code weighs, with the texts of the frozen edition: room for a function or a rule, not for
 * a library. The first view, which fetches no picture at all, stays below 150 kB with its fonts.
 */
export default [
  {
    name: "JavaScript of the first view (Brotli)",
    path: scripts.map((script) => `${dist}/site${script}`),
    limit: "83 kB",
    brotli: true,
  },
  {
    name: "Prerendered HTML with its styles and texts (Brotli)",
    path: `${dist}/site/index.html`,
    limit: "21 kB",
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
    limit: "177 kB",
    brotli: true,
  },
  {
    name: "Fonts",
    path: `${dist}/site/assets/*.woff2`,
    limit: "34.5 kB",
    brotli: false,
  },
];
