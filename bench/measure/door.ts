import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toBuffer } from "bwip-js/node";
import type { Browser } from "puppeteer-core";
import type { Participant } from "../../src/domain/carnet/participant.ts";
import { doorLink } from "../../src/domain/door/link.ts";
import { openDoor } from "../../src/server/testing/door-under-test.ts";
import { openStore } from "../../src/store/open-store.ts";
import { type CodeTimes, filmCodes, showCodes } from "./door-camera.ts";
import { keepKeys, timeFloor, timeSearch } from "./door-search.ts";
import { withBrowser, withPage } from "./tools/browser.ts";
import { inventParticipants } from "./tools/participants.ts";
import { serveOurs } from "./tools/processes.ts";
import type { Part, Row } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const PARTICIPANTS = 10_000;
const SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
const searched = ["sof", "xica nu", "garc", "morales", "raul b"];

interface Measured {
  readonly codes: CodeTimes;
  readonly keys: readonly number[];
  /** Of an empty field on the same page. */
  readonly floor: readonly number[];
}

/** Measures the door's page on a slow phone that has no network, with a list of 10,000. */
export async function measureDoor(quick: boolean): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const database = join(folder, "bench.db");
  const people = inventParticipants(PARTICIPANTS);
  try {
    const store = await openStore(`sqlite:${database}`);
    const options = { onProgress() {}, keepPrevious() {} };
    await store.saveParticipants(people, { mode: "merge", ...options });
    const secret = await openDoor(store);
    await store.close();
    const server = await serveOurs(database);
    try {
      const link = doorLink(server.address, secret);
      const scanned = people.slice(0, quick ? 10 : 50);
      return partOf(await withBrowser((browser) => measure(browser, link, scanned)));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function measure(
  browser: Browser,
  link: string,
  scanned: readonly Participant[],
): Promise<Measured> {
  return withPage(browser, "phone", async (page) => {
    // tsx marks names with a helper that functions sent to the page would miss.
    await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
    await page.evaluateOnNewDocument(filmCodes);
    await page.evaluateOnNewDocument(keepKeys);
    await page.goto(link);
    const begin = await page.waitForSelector("text/Empezar con la cámara");
    await begin?.click();
    await page.waitForSelector(".camera[data-state=open]");
    await page.setOfflineMode(true);
    await page.emulateCPUThrottling(SLOWDOWN);
    const pictures = await Promise.all(
      scanned.map(({ carnet }) => toBuffer({ bcid: "qrcode", text: carnet, scale: 8 })),
    );
    const codes = await showCodes(page, pictures);
    await (await page.waitForSelector("text/Seguir"))?.click();
    // The camera rests then, as it does in a search.
    await page.type("#finder", "x");
    const floor = await timeFloor(page, searched);
    const keys = await timeSearch(page, searched);
    return { codes, keys, floor };
  });
}

function partOf({ codes, keys, floor }: Measured): Part {
  const row = (figure: string, values: readonly number[], most?: number): Row => ({
    figure,
    values: [median(values), Math.max(...values)].map((ms) => `${ms.toFixed(0)} ms`),
    ...(most && { asked: `median ≤ ${most.toFixed(0)} ms`, holds: median(values) <= most }),
  });
  return {
    tables: [
      {
        title: `Door without a network, ${SLOWDOWN}x CPU, list of ${PARTICIPANTS.toLocaleString("en")}`,
        columns: ["median", "most"],
        rows: [
          row("from the code in front of the camera to the green answer", codes.answers, 200),
          row("of it, one reading of the camera's picture", codes.readings),
          row("a key of a search by name, to the end of its work", keys, FRAME_MS),
          row("of it, floor: a key in an empty field that does nothing", floor),
        ],
      },
    ],
    notes: [
      `${codes.answers.length} codes one after the other, each of somebody else; the picture comes from a canvas in place of a camera. Codes are read on the page's own thread by WebAssembly, so the slowdown reaches that too; none are read while somebody types.`,
    ],
    raw: { codes, keys, floor },
  };
}
