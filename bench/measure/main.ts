import { parseArgs } from "node:util";
import { measureBackground } from "./background.ts";
import { measureBuild } from "./build.ts";
import { measureDoor } from "./door.ts";
import { measureHeap } from "./heap.ts";
import { measureImport } from "./import.ts";
import { measurePage } from "./page/page.ts";
import { measureServer } from "./server.ts";
import { buildPages } from "./tools/build-pages.ts";
import { type Part, report } from "./tools/report.ts";

/*
 * `npm run bench`: every part but `heap`, or those that are named. The site must be built; where
 * `build` is asked for, it comes first and builds it.
 */
const parts: Readonly<Record<string, (quick: boolean) => Promise<Part>>> = {
  build: measureBuild,
  page: measurePage,
  background: measureBackground,
  server: measureServer,
  import: measureImport,
  door: measureDoor,
  heap: measureHeap,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `No part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}\n`,
  );
  process.exit(1);
}
const chosen = Object.entries(parts).filter(([name]) =>
  positionals.length > 0 ? positionals.includes(name) : name !== "heap",
);

let pagesBuilt = false;
for (const [name, measure] of chosen) {
  process.stdout.write(`\n${name}…\n`);
  if (!pagesBuilt && (name === "page" || name === "background")) {
    await buildPages();
    pagesBuilt = true;
  }
  await report(name, await measure(values.quick));
}
