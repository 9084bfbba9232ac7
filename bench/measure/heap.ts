import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "puppeteer-core";
import { pause, withBrowser, withPage } from "./tools/browser.ts";
import { serveOurs } from "./tools/processes.ts";
import type { Part } from "./tools/report.ts";

const MINUTE_MS = 60_000;
/** A garbage collector keeps a little here and there; a leak of a few bytes a frame is far more. */
const FLAT_KB = 150;

interface Reading {
  readonly minute: number;
  /** Bytes in use after collecting garbage. */
  readonly page: number;
  readonly worker: number | null;
}

/** Watches the memory of our page and its background, the pointer moving now and then. */
export async function measureHeap(quick: boolean): Promise<Part> {
  const minutes = quick ? 2 : 10;
  const database = join(tmpdir(), `convencion-bench-heap-${process.pid}.db`);
  const server = await serveOurs(database);
  try {
    const readings = await withBrowser((browser) =>
      withPage(browser, "desktop", async (page) => {
        await page.goto(server.address, { waitUntil: "load" });
        await page.waitForSelector("canvas");
        const taken: Reading[] = [];
        for (let minute = 0; minute <= minutes; minute += 1) {
          await playWithPointer(page);
          if (minute > 0) await pause(MINUTE_MS);
          taken.push(await read(page, minute));
        }
        return taken;
      }),
    );
    return partOf(readings, minutes);
  } finally {
    await server.stop();
    for (const end of ["", "-wal", "-shm"]) await rm(database + end, { force: true });
  }
}

async function playWithPointer(page: Page): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.mouse.move(300 + step * 4, 200 + ((step * 7) % 400));
    await pause(10);
  }
}

async function read(page: Page, minute: number): Promise<Reading> {
  const [worker] = page.workers();
  const client = await page.createCDPSession();
  const reading = {
    minute,
    page: await usedHeap(client),
    worker: worker ? await usedHeap(worker.client) : null,
  };
  await client.detach();
  return reading;
}

async function usedHeap(client: CDPSession): Promise<number> {
  await client.send("HeapProfiler.collectGarbage");
  return (await client.send("Runtime.getHeapUsage")).usedSize;
}

function partOf(readings: readonly Reading[], minutes: number): Part {
  const kilobytes = (bytes: number | null) => (bytes === null ? "–" : (bytes / 1000).toFixed(0));
  // The first minute still compiles and fills caches.
  const settled = readings[1];
  const last = readings.at(-1);
  const growth = (of: (reading: Reading) => number | null) =>
    settled && last ? ((of(last) ?? 0) - (of(settled) ?? 0)) / 1000 : Number.NaN;
  const grown = [growth(({ page }) => page), growth(({ worker }) => worker)];
  return {
    tables: [
      {
        title: "Heap in use, KB",
        columns: ["page", "worker"],
        rows: [
          ...readings.map(({ minute, page, worker }) => ({
            figure: `minute ${minute}`,
            values: [kilobytes(page), kilobytes(worker)],
          })),
          {
            figure: "growth after the first minute",
            values: grown.map((value) => value.toFixed(0)),
            asked: `≤ ${FLAT_KB}`,
            holds: grown.every((value) => value <= FLAT_KB),
          },
        ],
      },
    ],
    notes: [`Our page for ${minutes} minutes, garbage collected before each reading.`],
    raw: readings,
  };
}
