import { themeColours } from "../../styles/theme-colours.ts";
import type { Viewport } from "../engine/messages.ts";
import { CALM_FRAME_RATE, FRAME_RATE, MAX_SCALE, SMALL_SCREEN } from "../simulation/constants.ts";
import { type EngineListeners, hostEngine } from "./engine-host.ts";
import { watchGestures } from "./gestures.ts";
import { readEmblem } from "./read-emblem.ts";

/** A background that is mounted on the page. */
export interface Background {
  /** Adds some particles anywhere. */
  add(): void;
  /** Removes some particles. */
  remove(): void;
  pause(): void;
  resume(): void;
  /** Removes all that was added to the page: canvas, worker, listeners. */
  destroy(): void;
}

/** Milliseconds that a size must hold before the canvas follows. */
const RESIZE_DELAY = 150;

/** Starts the background inside `container`, which fills the window. */
export function mountBackground(container: HTMLElement, listeners: EngineListeners): Background {
  const life = new AbortController();
  const { signal } = life;
  let paused = false;
  const isRunning = () => !paused && !document.hidden;

  const measure = () => ({ viewport: viewportOf(container), emblem: readEmblem() });
  const engine = hostEngine(
    container,
    () => ({ ...measure(), colour: themeColour(), running: isRunning() }),
    {
      ...listeners,
      onRest() {
        paused = true;
        listeners.onRest();
      },
    },
  );
  const updateRunning = () => engine.send({ type: "run", running: isRunning() });
  const setPaused = (wanted: boolean) => {
    paused = wanted;
    updateRunning();
  };

  document.addEventListener("visibilitychange", updateRunning, { signal });
  watchGestures(
    {
      // Leaving is sent even at rest: the pointer must not still be there after a pause.
      onPoint: (place) =>
        (place === null || isRunning()) && engine.send({ type: "pointer", place }),
      onBackgroundClick: (place) => engine.send({ type: "add", place }),
    },
    signal,
  );
  let emblemSeen = true;
  addEventListener(
    "scroll",
    () => {
      const emblem = readEmblem();
      // Once more when it has left.
      if (emblem || emblemSeen) engine.send({ type: "emblem", emblem });
      emblemSeen = emblem !== null;
    },
    { passive: true, signal },
  );
  watchSize(container, () => engine.send({ type: "resize", ...measure() }), signal);

  return {
    add: () => engine.send({ type: "add", place: null }),
    remove: () => engine.send({ type: "remove" }),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    destroy() {
      life.abort();
      engine.destroy();
    },
  };
}

function viewportOf({ clientWidth: width, clientHeight: height }: HTMLElement): Viewport {
  const small = width < SMALL_SCREEN || matchMedia("(pointer: coarse)").matches;
  return small
    ? { width, height, scale: 1, frameRate: CALM_FRAME_RATE }
    : { width, height, scale: Math.min(devicePixelRatio, MAX_SCALE), frameRate: FRAME_RATE };
}

function themeColour(): string {
  return (
    getComputedStyle(document.documentElement).getPropertyValue("--red").trim() || themeColours.red
  );
}

/** Calls `onResize` once a new size of the window or the page holds; not for those at the start. */
function watchSize(container: HTMLElement, onResize: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = true;
  const observer = new ResizeObserver(() => {
    if (!first) {
      clearTimeout(timer);
      timer = setTimeout(onResize, RESIZE_DELAY);
    }
    first = false;
  });
  observer.observe(container);
  // What lies above the footer's emblem may change its height.
  observer.observe(document.body);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
