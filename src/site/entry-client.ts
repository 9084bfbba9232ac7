import { inStorage } from "#platform/browser/in-storage.ts";
import { installTrustedTypes } from "#platform/browser/trusted-types.ts";
import { showOwnTickets } from "./check/ticket/show-own-tickets.ts";
import { restBehindDialogs } from "./parts/rest-behind-dialogs.ts";
import { showActions } from "./parts/show-actions.ts";
import { followPage } from "./phase/follow-page.ts";
import { followServer } from "./phase/page-clock.ts";
import { forgetWhenOver } from "./phase/saved-tickets.ts";
import { startBackground } from "./scenery/page-background.ts";
import { visitOfThisPage } from "./sections/pie/count-visit.ts";
import { openBios } from "./sections/ponentes/open-bios.ts";
import { type PageData, readPageData, reloadNoticeId } from "./shell/page-data.ts";

/** Vite fires this event if a part of the page cannot be loaded, as after a newer build was published. */
addEventListener("vite:preloadError", showMissingPart);

/** Without a network no reload helps. On a weak one, nothing says whether there is a newer version. */
function showMissingPart(): void {
  if (navigator.onLine) showReloadNotice("Una parte de la página no cargó. ");
}

function showReloadNotice(reason: string): void {
  const notice = document.getElementById(reloadNoticeId);
  if (notice?.firstChild) notice.firstChild.textContent = reason;
  notice?.removeAttribute("hidden");
}

/**
 * Starts the page's scripts in the order in which a visitor notices them, each in a task of its own once
 * the browser has painted the text, which needs none of them.
 */
async function start(): Promise<void> {
  await firstPaint();
  requestAnimationFrame(layOutBelow);
  installTrustedTypes();
  const data = readPageData();
  const { clock } = data;
  followPage(clock);
  showActions();
  restBehindDialogs();
  keepPhotos();
  openBios();
  showOwnTickets(clock);
  void startIslands(data);
  document.documentElement.dataset.started = "true";
  await untilUsable();
  followServer(
    () => showReloadNotice("Hay una versión nueva. "),
    (now) => forgetWhenOver(clock, now),
  );
  // In a frame, which computes the page's layout anyway.
  requestAnimationFrame(startBackground);
  if (!import.meta.env.STATIC) void visitOfThisPage();
  if (!import.meta.env.OFFLINE) return;
  // The offline copy is for those who come back or use the page, not for a glance at it.
  if (!wasHereBefore()) await pressed;
  // The press is answered first.
  await unhurried();
  (await import("./shell/keep-offline.ts")).keepOffline();
}

/** Photos that have loaded stay painted far from the window, too, for programs that capture the whole page. */
function keepPhotos(): void {
  const keep = (photo: EventTarget | null) => {
    const isLoaded = photo instanceof HTMLImageElement && photo.naturalWidth > 0;
    if (isLoaded) photo.closest("picture")?.parentElement?.setAttribute("data-loaded", "");
  };
  for (const photo of document.images) keep(photo);
  document.addEventListener("load", ({ target }) => keep(target), { capture: true });
}

/**
 * Lets the sections that rest on phones (`restBelow`) be laid out with their own fonts, half of them in a frame, so that
 * no task is long. Begins in a frame, because to ask for the fonts is to lay out the page.
 */
async function layOutBelow(): Promise<void> {
  await document.fonts?.ready;
  const { dataset } = document.documentElement;
  if (dataset.resting) {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    dataset.resting = "half";
    await frame();
    delete dataset.resting;
  }
  // The title may wrap now.
  dataset.fonts = "ready";
  fitTitle();
}

/**
 * Sets the title smaller where one of its words is wider than its box, as with letters that the reader
 * spaces. Called once its own font is there, from when on the styles break no words of it.
 */
function fitTitle(): void {
  const title = document.querySelector("h1");
  if (!title || !globalThis.ResizeObserver) return;
  const fit = () => {
    title.style.fontSize = "";
    const share = title.clientWidth / title.scrollWidth;
    if (share >= 1) return;
    title.style.fontSize = `${share * Number.parseFloat(getComputedStyle(title).fontSize)}px`;
  };
  // In the next frame, because the observer must not change the size that it reports.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(title);
}

/** Nobody needs React for a glance at the first screen, and it is more than half of all that the page loads. */
async function startIslands(data: PageData): Promise<void> {
  if (!isUsedAlready()) await used;
  await unhurried();
  const { content, answerSheet } = data;
  const link = document.createElement("link");
  // Behind all others: a sheet before them makes Chromium load the fonts anew and lay out the whole page.
  document.body.append(Object.assign(link, { rel: "stylesheet", href: answerSheet }));
  const answer = fetch(content).then((file) => file.json());
  const loaded = await Promise.all([import("./hydrate-islands.tsx"), answer]).catch(() => null);
  if (loaded !== null) return loaded[0].hydrateIslands(loaded[1]);
  showMissingPart();
  // The press stays unanswered until the network is back.
  addEventListener("online", () => void startIslands(data), { once: true });
}

/** Whether this browser has opened the page before; from now on it has. */
function wasHereBefore(): boolean {
  const seen = inStorage(() => localStorage.getItem("visto"));
  inStorage(() => localStorage.setItem("visto", "1"));
  return seen !== null;
}

/** The longest wait in ms, for browsers that sometimes do not report a paint. */
const LONGEST_WAIT_MS = 1000;

/** Resolves after the first paint; at once where the browser paints nothing or reports no paints. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const reports = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
    if (document.hidden || !reports) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/** Resolves once the page has loaded and has nothing more urgent to do. */
async function untilUsable(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await unhurried();
}

/** Resolves once the browser has nothing more urgent to do. */
function unhurried(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("scheduler" in globalThis)
      scheduler.postTask(() => resolve(null), { priority: "background" });
    else setTimeout(resolve, 200);
  });
}

const presses = ["pointerdown", "keydown"];
const pressed = first(presses);
/** Assistive technology presses and focuses without a pointer. */
const used = first([...presses, "pointermove", "click", "focusin", "scroll"]);

/** Whether the page was pressed or scrolled before this script had loaded. */
function isUsedAlready(): boolean {
  return scrollY > 0 || document.documentElement.dataset.pressed !== undefined;
}

function first(events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const event of events) {
      addEventListener(event, () => resolve(), { once: true, capture: true });
    }
  });
}

void start();
