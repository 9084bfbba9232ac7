import { readArrival } from "./arrival.ts";
import { belowParts } from "./below-rule.ts";
import { answerEarly } from "./early-answers.ts";
import type { InlineFont, WebFont } from "./web-fonts.ts";

/*
 * The program of the page's inline script, which `StartScript.tsx` puts into the page. The build
 * bundles this module alone: what it imports is inlined with it.
 */

/** What the page fetches once its first screen is shown, by address, and the letters of its title. */
export interface StartAssets {
  readonly titleFont: InlineFont | null;
  /** Address of the site's icon. */
  readonly icon: string;
  /** Address of the web manifest. */
  readonly manifest: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly WebFont[];
  /** Styles of everything below the first screen. */
  readonly sheet: string;
  /** From and until when the page offers what it was built with, in milliseconds since the epoch. */
  readonly open: readonly [from: number | null, until: number];
}

/**
 * Milliseconds after which the script no longer waits: for the report of a first paint, for fonts,
 * and, while the whole page is hidden, for its styles.
 */
const PATIENCE = 3000;

/**
 * Answers what cannot wait, adds the title's letters, waits for the first contentful paint, then fetches everything else and
 * shows the parts below the first screen one by one. A visitor who arrives further down, by a link
 * or by going back, gets the whole page once its styles have come, or without them after `PATIENCE`,
 * and is led to the place again whenever styles or fonts have moved it.
 */
export function startPage(assets: StartAssets): void {
  const { titleFont, icon, manifest, scripts, fonts, sheet, open } = assets;
  const root = document.documentElement;
  const now = Date.now();
  // Before the first paint, so that no visitor sees an offer that is over.
  if (now < (open[0] ?? 0) || now >= open[1]) root.dataset.phase = "other";
  const runTask = createTaskQueue();
  const { isFurtherDown: whole, lead } = readArrival();
  root.dataset.below = whole ? "whole" : "hidden";
  answerEarly(wake);
  if (titleFont) addTitleFont(titleFont);
  if (whole) fetchRest();
  else onFirstPaint(fetchRest);
  addEventListener("load", lead);

  function fetchRest(): void {
    const styles = createLink("stylesheet", sheet);
    const styled = new Promise((resolve) => {
      styles.onload = styles.onerror = resolve;
    });
    document.head.append(styles);
    const lettered = loadFonts();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const soon = (part: Promise<unknown>) => Promise.race([part, patience]);
    const ready = whole ? soon(styled) : Promise.all([styled, soon(lettered)]);
    void ready.then(() => layOut(showNext));
    if (whole) void styled.then(() => layOut(lead));
    runTask(() => {
      document.querySelector("[rel=icon]")?.setAttribute("href", icon);
      document.head.append(createLink("manifest", manifest));
      wake().catch(() => {});
    });
  }

  function wake(): Promise<unknown> {
    return Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
  }

  /** Each font is added, and the page laid out with it, in a task of its own. */
  function loadFonts(): Promise<void> {
    const faces = fonts.map(
      ({ family, address, weights }) =>
        new FontFace(family, `url(${address})`, { weight: weights.join(" ") }),
    );
    return Promise.all(faces.map((face) => face.load())).then(
      () => {
        for (const face of faces) layOut(() => document.fonts.add(face));
        layOut(lead);
      },
      () => {},
    );
  }

  function showNext(): void {
    const next = document.querySelector<HTMLElement>(belowParts.join());
    if (whole || !next) {
      delete root.dataset.below;
      lead();
      return;
    }
    next.dataset.shown = "";
    layOut(showNext);
  }

  /** Makes a change and its layout in a task of their own, so that a slow phone answers in between. */
  function layOut(change: () => void): void {
    runTask(() => {
      change();
      root.getBoundingClientRect();
    });
  }
}

/** As bytes, which the first paint has; a `data:` address would come with the first layout only. */
function addTitleFont({ family, woff2, weights }: InlineFont): void {
  const bytes = Uint8Array.from(atob(woff2), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace(family, bytes, { weight: weights.join(" ") }));
}

/** Calls `start` once: after the first contentful paint, or at once where none will be reported. */
function onFirstPaint(start: () => void): void {
  const reportsPaint =
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint") && !document.hidden;
  if (!reportsPaint) {
    start();
    return;
  }
  let started = false;
  const startOnce = () => {
    if (!started) start();
    started = true;
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) startOnce();
  }).observe({ type: "paint", buffered: true });
  setTimeout(startOnce, PATIENCE);
}

/** Runs what it is given in order, each in a task of its own and sooner than timers would. */
function createTaskQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => tasks.shift()?.();
  return (task) => {
    tasks.push(task);
    port2.postMessage(0);
  };
}

function createLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel, href });
}
