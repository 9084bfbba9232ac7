import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { withBrowser } from "../tools/browser.ts";
import { pageFolders } from "../tools/build-pages.ts";
import { serveOurs, serveScript } from "../tools/processes.ts";
import type { Part } from "../tools/report.ts";
import { rotated } from "../tools/statistics.ts";
import { type Answers, measureAnswers } from "./page-answers.ts";
import { measureBlocking } from "./page-blocking.ts";
import { weighPage, weightTable } from "./page-bytes.ts";
import { BACKGROUND_FILES, measureMarks, measureSpeed, type Speed } from "./page-speed.ts";
import {
  answersTable,
  type Blocked,
  blockedTable,
  marksTable,
  type Page,
  pages,
  type Speeds,
  settings,
  speedTable,
} from "./page-tables.ts";

type Addresses = Readonly<Record<Page, string>>;

/** Measures how soon and with how many bytes our page can be read and used. */
export async function measurePage(quick: boolean): Promise<Part> {
  const database = join(tmpdir(), `convencion-bench-${process.pid}.db`);
  const servers = {
    ours: await serveOurs(database),
    usual: await serveScript("static", pageFolders.usual),
    floorWithoutScript: await serveScript("static", pageFolders.floorWithoutScript),
    floorWithScript: await serveScript("static", pageFolders.floorWithScript),
  };
  const addresses: Addresses = {
    ours: servers.ours.address,
    usual: servers.usual.address,
    floorWithoutScript: servers.floorWithoutScript.address,
    floorWithScript: servers.floorWithScript.address,
  };
  try {
    return await withBrowser((browser) => measureAll(browser, addresses, quick ? 1 : 5, quick));
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    for (const end of ["", "-wal", "-shm"]) await rm(database + end, { force: true });
  }
}

async function measureAll(
  browser: Browser,
  addresses: Addresses,
  rounds: number,
  quick: boolean,
): Promise<Part> {
  const speeds: Speeds = new Map();
  const withoutBackground: Speed[] = [];
  const answers: Answers[] = [];
  const blocked: Blocked[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { throttling, slowdown, name } of settings) {
      // At 10x only our own blocking time has a limit.
      for (const page of slowdown === 10 ? (["ours"] as const) : rotated(pages, round)) {
        const speed = await measureSpeed(browser, addresses[page], throttling, slowdown);
        const key = `${name}: ${page}`;
        speeds.set(key, [...(speeds.get(key) ?? []), speed]);
      }
    }
    withoutBackground.push(
      await measureSpeed(browser, addresses.ours, "devtools", 4, BACKGROUND_FILES),
    );
    // A fresh browser, without what Lighthouse left in the other.
    answers.push(await withBrowser((fresh) => measureAnswers(fresh, addresses.ours)));
    const ofOurs = (slowdown: number) =>
      withBrowser((fresh) => measureBlocking(fresh, addresses.ours, slowdown));
    blocked.push({ 4: await ofOurs(4), 10: await ofOurs(10) });
  }
  const weights = {
    ours: await weighPage(browser, addresses.ours),
    usual: await weighPage(browser, addresses.usual),
  };
  const marks = {
    phone: await measureMarks(browser, addresses.ours, "phone"),
    ...(!quick && { desktop: await measureMarks(browser, addresses.ours, "desktop") }),
  };
  return {
    tables: [
      ...settings.map((setting) =>
        speedTable(speeds, setting, setting === settings[1] ? withoutBackground : []),
      ),
      blockedTable(blocked),
      answersTable(answers),
      weightTable(weights),
      marksTable(marks),
    ],
    notes: [
      `Lighthouse 12 as a phone, ${rounds} interleaved run(s), another page first in each, medians. The floors are the page's text alone, prerendered with its few styles inline: without any script, and hydrated by React.`,
      "Speed Index compares every frame with the last one until Lighthouse has seen 10 seconds of rest: a background that moves differs from its last frame all that time.",
    ],
    raw: {
      speeds: Object.fromEntries(speeds),
      withoutBackground,
      blocked,
      answers,
      weights,
      marks,
    },
  };
}
