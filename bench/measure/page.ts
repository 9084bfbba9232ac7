import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { measureMarks, measureSpeed, type Speed, type Throttling } from "./page-speed.ts";
import { measureDialog, weighFirstView } from "./page-visit.ts";
import { withBrowser } from "./tools/browser.ts";
import { comingSite, pageFolders } from "./tools/build-pages.ts";
import { type Served, serveOurs, serveScript } from "./tools/processes.ts";
import type { Part, Row, Table } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const pages = ["ours", "reactFloor", "plainFloor"] as const;
/** Our page is measured before the event, and its first view also once the event is over. */
type Servers = Readonly<Record<(typeof pages)[number] | "oursOver", Served>>;
type Speeds = Readonly<Record<(typeof pages)[number], Speed[]>>;

/** The limits of our page: multiples of the floors' times, ms, KB. */
const limits = { reactFloor: 1.15, plainFloor: 1.1, blocked: 0, dialog: 100, firstView: 150 };
const NO_SHIFT = 0.0005;

/** Measures how soon the page can be read and used, compared with the smallest possible pages. */
export async function measurePage(quick: boolean): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const servers = {
    ours: await serveOurs(join(folder, "coming.db"), comingSite),
    oursOver: await serveOurs(join(folder, "over.db")),
    reactFloor: await serveScript("static", pageFolders.reactFloor),
    plainFloor: await serveScript("static", pageFolders.plainFloor),
  };
  try {
    return await withBrowser((browser) => measureAll(browser, servers, quick ? 1 : 5));
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}

async function measureAll(browser: Browser, servers: Servers, rounds: number): Promise<Part> {
  const speeds = { simulate: noSpeeds(), devtools: noSpeeds() };
  const dialog: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const throttling of ["simulate", "devtools"] as const) {
      for (const page of pages) {
        speeds[throttling][page].push(
          await measureSpeed(browser, servers[page].address, throttling),
        );
      }
    }
    dialog.push(await measureDialog(browser, servers.ours.address));
  }
  const before = await measureView(browser, servers.ours.address);
  const over = await measureView(browser, servers.oursOver.address);
  return {
    tables: [
      speedTable("Simulated slow 4G, 4x CPU", speeds.simulate, "simulate"),
      speedTable("Applied slow 4G, 4x CPU", speeds.devtools, "devtools"),
      ownTable(median(dialog), before, over),
    ],
    notes: [`Lighthouse as a phone, ${rounds} run(s), interleaved, medians.`],
    raw: { speeds, dialog, before, over },
  };
}

interface View {
  readonly kilobytes: number;
  readonly marks: readonly number[];
}

async function measureView(browser: Browser, address: string): Promise<View> {
  const kilobytes = (await weighFirstView(browser, address)) / 1000;
  return { kilobytes, marks: await measureMarks(browser, address) };
}

function noSpeeds(): Speeds {
  return { ours: [], reactFloor: [], plainFloor: [] };
}

function speedTable(title: string, speeds: Speeds, throttling: Throttling): Table {
  const middle = (of: (speed: Speed) => number) =>
    pages.map((page) => median(speeds[page].map(of)));
  const paint = (figure: string, of: (speed: Speed) => number): Row => {
    const [ours = 0, react = 0, plain = 0] = middle(of);
    const ratios = [ours / react, ours / plain] as const;
    return {
      figure,
      values: [...middle(of).map(milliseconds), ...ratios.map((ratio) => ratio.toFixed(2))],
      ...(throttling === "simulate" && {
        asked: `≤ ${limits.reactFloor}, ≤ ${limits.plainFloor}`,
        holds: ratios[0] <= limits.reactFloor && ratios[1] <= limits.plainFloor,
      }),
    };
  };
  const blocked = middle((speed) => speed.blocked);
  const shift = middle((speed) => speed.shift);
  return {
    title,
    columns: ["ours", "React floor", "plain floor", "ours / React floor", "ours / plain floor"],
    rows: [
      paint("first contentful paint", (speed) => speed.firstPaint),
      paint("largest contentful paint", (speed) => speed.largestPaint),
      {
        figure: "total blocking time",
        values: [...blocked.map(milliseconds), "", ""],
        ...(throttling === "devtools" && {
          asked: `${limits.blocked} ms`,
          holds: (blocked[0] ?? 0) <= limits.blocked,
        }),
      },
      {
        figure: "layout shift",
        values: [...shift.map((value) => value.toFixed(4)), "", ""],
        asked: `< ${NO_SHIFT}`,
        holds: (shift[0] ?? 0) < NO_SHIFT,
      },
    ],
  };
}

function ownTable(dialog: number, before: View, over: View): Table {
  const views = [before, over];
  return {
    title: "Our page",
    columns: ["before the event", "after it"],
    rows: [
      {
        figure: "from the tap to the frame with the dialog, 4x CPU",
        values: [milliseconds(dialog), ""],
        asked: `≤ ${limits.dialog} ms`,
        holds: dialog <= limits.dialog,
      },
      {
        figure: "bytes of the first view: load and 3 s",
        values: views.map(({ kilobytes }) => `${kilobytes.toFixed(1)} KB`),
        asked: `≤ ${limits.firstView} KB`,
        holds: views.every(({ kilobytes }) => kilobytes <= limits.firstView),
      },
      {
        figure: "Lighthouse's performance, accessibility, best practices, SEO",
        values: views.map(({ marks }) => marks.join(", ")),
        asked: "100 each",
        holds: views.every(({ marks }) => marks.every((mark) => mark === 100)),
      },
    ],
  };
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
