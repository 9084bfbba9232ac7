import { belowParts } from "./below-rule.ts";
import type { InlineFont, WebFont } from "./web-fonts.ts";

/*
 * The program of the page's inline script, which `StartScript.tsx` puts into the page. The build
 * bundles this module alone: what it imports is inlined with it.
 */

/** What the page fetches once its first screen is shown, by address, and the letters of its title. */
export interface StartAssets {
  readonly titleFont: InlineFont | null;
  /** Address of the web manifest. */
  readonly manifest: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly WebFont[];
  /** Styles of everything below the first screen. */
  readonly sheet: string;
}

/**
 * Milliseconds after which the script no longer waits: for the report of a first paint, for fonts,
 * and, while the whole page is hidden, for its styles.
 */
const PATIENCE = 3000;

/**
 * Adds the title's letters, waits for the first contentful paint, then fetches everything else and
 * shows the parts below the first screen one by one. A visitor who arrives further down, by a link
 * or by going back, gets the whole page once its styles have come, or without them after `PATIENCE`.
 */
export function startPage({ titleFont, manifest, scripts, fonts, sheet }: StartAssets): void {
  const root = document.documentElement;
  const runTask = createTaskQueue();
  const whole = isFurtherDown();
  root.dataset.below = whole ? "whole" : "hidden";
  if (titleFont) addTitleFont(titleFont);
  if (whole) fetchRest();
  else onFirstPaint(fetchRest);

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
    runTask(() => {
      document.head.append(createLink("manifest", manifest));
      for (const script of scripts) import(/* @vite-ignore */ script).catch(() => {});
    });
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
      },
      () => {},
    );
  }

  function showNext(): void {
    const next = document.querySelector<HTMLElement>(belowParts.join());
    if (whole || !next) {
      delete root.dataset.below;
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

/** Whether the visitor arrives below the first screen: by a link into the page, or back or again. */
function isFurtherDown(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  const type = arrival && "type" in arrival ? arrival.type : "navigate";
  return location.hash !== "" || type !== "navigate";
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
