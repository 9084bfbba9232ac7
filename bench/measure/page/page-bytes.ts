import type { Browser, Page, Protocol } from "puppeteer-core";
import { pause, withPage } from "../tools/browser.ts";
import type { Row, Table } from "../tools/report.ts";

/** What counts as the first view: everything up to so long after the load event. */
const FIRST_VIEW_MS = 3000;
/** Between two steps of scrolling. */
const STEP_MS = 120;

/** Bytes over the wire, headers and all, by kind of file. */
export type Bytes = Readonly<Record<string, number>>;

export interface Weight {
  /** Loaded, and left alone. */
  readonly firstView: Bytes;
  /** After scrolling all the way down. */
  readonly wholePage: Bytes;
}

/** Weighs what a phone gets of a page. */
export function weighPage(browser: Browser, address: string): Promise<Weight> {
  return withPage(browser, "phone", async (page) => {
    const bytes: Record<string, number> = {};
    await countBytes(page, bytes);
    await page.goto(address, { waitUntil: "load" });
    await pause(FIRST_VIEW_MS);
    const firstView = { ...bytes };
    await scrollDown(page);
    return { firstView, wholePage: { ...bytes } };
  });
}

function sum(bytes: Bytes): number {
  return Object.values(bytes).reduce((total, part) => total + part, 0);
}

async function countBytes(page: Page, bytes: Record<string, number>): Promise<void> {
  const client = await page.createCDPSession();
  const kinds = new Map<string, string>();
  await client.send("Network.enable");
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(type, response.mimeType));
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) add(bytes, kind, encodedDataLength);
  });
  // The browser reports a worker's script apart from the page's files, and only its headers' length.
  page.on("workercreated", ({ client: worker }) => {
    worker.on("Network.responseReceived", ({ response }) => {
      const body = Number(response.headers["content-length"] ?? response.headers["Content-Length"]);
      add(bytes, "script", response.encodedDataLength + body);
    });
  });
}

function add(bytes: Record<string, number>, kind: string, amount: number): void {
  bytes[kind] = (bytes[kind] ?? 0) + amount;
}

function kindOf(type: Protocol.Network.ResourceType, mime: string): string {
  if (mime.includes("javascript")) return "script";
  if (type === "Document" || type === "Image" || type === "Font" || type === "Stylesheet") {
    return type.toLowerCase();
  }
  return "other";
}

async function scrollDown(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await height()); top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await pause(STEP_MS);
  }
  await pause(FIRST_VIEW_MS);
}

export function weightTable({ ours, usual }: Readonly<Record<"ours" | "usual", Weight>>): Table {
  const kinds = [...new Set([...Object.keys(ours.wholePage), ...Object.keys(usual.wholePage)])];
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const total = (figure: string, mine: Bytes, theirs: Bytes, part: number, limit?: number): Row => {
    const ratio = sum(mine) / sum(theirs);
    return {
      figure,
      values: [kilobytes(sum(mine)), kilobytes(sum(theirs)), ratio.toFixed(3)],
      asked: `${limit === undefined ? "" : `≤ ${limit} KB, `}≤ ${part}`,
      holds: ratio <= part && (limit === undefined || sum(mine) <= limit * 1000),
    };
  };
  const byKind = (view: "firstView" | "wholePage", label: string) =>
    kinds.map((kind) => ({
      figure: `${label}: ${kind}`,
      values: [kilobytes(ours[view][kind] ?? 0), kilobytes(usual[view][kind] ?? 0), ""],
    }));
  return {
    title: "Bytes over the wire, phone",
    columns: ["ours", "usual stack", "ours / usual"],
    rows: [
      total("first view (load and 3 s)", ours.firstView, usual.firstView, 0.06, 190),
      ...byKind("firstView", "first view"),
      total("whole page scrolled", ours.wholePage, usual.wholePage, 0.2),
      ...byKind("wholePage", "whole page"),
    ],
  };
}
