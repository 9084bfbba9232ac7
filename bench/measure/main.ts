import { parseArgs } from "node:util";
import { measureBackground } from "./background.ts";
import { measureImport } from "./import.ts";
import { measurePage } from "./page.ts";
import { measureServer } from "./server.ts";
import { buildComing, buildPages } from "./tools/build-pages.ts";
import { type Part, report } from "./tools/report.ts";

/** `npm run bench` measures all parts, or those that its arguments name. */
const parts: Readonly<Record<string, (quick: boolean) => Promise<Part>>> = {
  page: measurePage,
  background: measureBackground,
  server: measureServer,
  import: measureImport,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean", default: false } },
  allowPositionals: true,
});
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
for (const name of chosen) {
  const measure = parts[name];
  if (!measure) throw new Error(`No part ${name}; there are ${Object.keys(parts).join(", ")}`);
  process.stdout.write(`\n${name}…\n`);
  if (name === "page") {
    await buildPages();
    await buildComing();
  }
  await report(name, await measure(values.quick));
}
