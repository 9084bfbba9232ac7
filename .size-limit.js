import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("dist/first-view.json", "utf8"));

export default [
  {
    name: "JavaScript of the first view (Brotli)",
    path: scripts.map((script) => `dist/site${script}`),
    limit: "75 kB",
    brotli: true,
  },
  {
    name: "Prerendered HTML with its styles (Brotli)",
    path: "dist/site/index.html",
    limit: "20 kB",
    brotli: true,
  },
];
