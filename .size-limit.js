import { readFileSync } from "node:fs";

const { scripts, sheet } = JSON.parse(readFileSync("dist/first-view.json", "utf8"));

// Each just above what it is today. The first view fetches no picture at all.
export default [
  {
    name: "JavaScript of the first view (Brotli)",
    path: scripts.map((script) => `dist/site${script}`),
    limit: "67.5 kB",
    brotli: true,
  },
  {
    // With 1.1 kB of headers within what a server may send before the phone answers, 14.6 kB.
    name: "Prerendered HTML with the first screen's styles (Brotli)",
    path: "dist/site/index.html",
    limit: "13.5 kB",
    brotli: true,
  },
  {
    name: "All other styles (Brotli)",
    path: `dist/site${sheet}`,
    limit: "5.5 kB",
    brotli: true,
  },
  {
    name: "Background and its worker (Brotli)",
    path: "dist/site/assets/{background,particles.worker}-*.js",
    limit: "4.2 kB",
    brotli: true,
  },
  {
    name: "Fonts",
    path: "dist/site/assets/*.woff2",
    limit: "34.5 kB",
    brotli: false,
  },
];
