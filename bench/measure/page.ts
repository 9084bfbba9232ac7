import { cp, stat } from "node:fs/promises";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { readContent } from "../../src/edition/files/read-content.ts";
import { compressFile, precompress } from "../../src/edition/render/precompress.ts";
import { frozenEdition, frozenSite } from "../../src/testing/frozen-edition.ts";
import { Floor } from "../floor/Floor.tsx";
import { compare, type Measured } from "./compare.ts";
import { serveSite } from "./serve.ts";
import { measurePresses, measureSpeed, measureWork } from "./visit.ts";

/** The time on the visitor's clock for Lighthouse, within the phases of the frozen edition. */
const before = "2025-09-20T09:30:15-06:00";
const clocks = {
  applied: before,
  simulated: before,
  eve: "2025-10-03T19:00:00-06:00",
  "the day": "2025-10-04T11:00:00-06:00",
  after: "2025-10-25T12:00:00-06:00",
};

/** Builds the floor into a copy of our site, so that the same server serves it; resolves with its folder. */
async function buildFloor(): Promise<string> {
  const dist = "bench/.built/floor";
  await cp(`${frozenSite}/dist`, dist, { recursive: true });
  const { edition } = await readContent(frozenEdition);
  if (!edition) throw new Error(`${frozenEdition} has faults`);
  const text = renderToString(createElement(Floor, { edition }));
  const transformIndexHtml = (html: string) => html.replace("<!--text-->", () => text);
  await build({
    root: "bench/floor",
    define: { __EDITION__: JSON.stringify(edition) },
    plugins: [{ name: "prerender", transformIndexHtml }],
    build: { outDir: "../.built/floor/site", emptyOutDir: false, modulePreload: false },
    configFile: false,
    logLevel: "error",
  });
  await precompress(`${dist}/site`);
  // Beside it is the compressed page of ours, which would be served in its place.
  await compressFile(`${dist}/site/index.html`);
  return dist;
}

/** Serves the built site in `dist`; resolves with what measures all its figures once. */
async function serveSide(side: string, dist: string): Promise<() => Promise<Measured>> {
  const url = await serveSite(dist, `bench/.built/${side}.db`);
  return async () => {
    const { size } = await stat(`${dist}/site/index.html`);
    const measured = { "HTML, kB": size / 1000, ...(await measureWork(url, before)) };
    for (const [label, instant] of Object.entries(clocks)) {
      if (side === "floor" && instant !== before) continue;
      Object.assign(measured, await measureSpeed(url, instant, label));
    }
    return side === "floor" ? measured : { ...measured, ...(await measurePresses(url, before)) };
  };
}

const [, otherDist] = process.argv.slice(2);
await compare("page", {
  ours: await serveSide("ours", `${frozenSite}/dist`),
  floor: await serveSide("floor", await buildFloor()),
  ...(otherDist !== undefined && { other: await serveSide("other", otherDist) }),
});
