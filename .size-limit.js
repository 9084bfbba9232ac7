import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("dist/first-view.json", "utf8"));

// Each just above what it is today. The first view fetches no picture at all.
export default [
  {
    name: "JavaScript of the first view (Brotli)",
    path: scripts.map((script) => `dist/site${script}`),
    limit: "67.5 kB",
    brotli: true,
  },
  {
    name: "Prerendered HTML with its styles (Brotli)",
    path: "dist/site/index.html",
    limit: "15.5 kB",
    brotli: true,
  },
  {
    name: "Background and its worker (Brotli)",
    path: "dist/site/assets/{background,particles.worker}-*.js",
    limit: "4.3 kB",
    brotli: true,
  },
  {
    name: "Fonts",
    path: "dist/site/assets/*.woff2",
    limit: "34.5 kB",
    brotli: false,
  },
];
