import { Observable } from "#platform/browser/observable.ts";
import { prefersReducedMotion, savesData } from "#platform/browser/preferences.ts";
import { type Animation, animate } from "./animate.ts";
import styles from "./Background.module.css";
import { PARTICLE_COUNT } from "./constants.ts";

/** `still` is one picture, because the visitor prefers that, or nothing can move it. */
interface BackgroundState {
  readonly status: "still" | "running" | "paused";
  readonly count: number;
}

/** The state in the page as built, and until the background has started. */
export const builtState: BackgroundState = { status: "running", count: PARTICLE_COUNT };

export const background = new Observable(builtState);
let animation: Animation | null = null;
let life = new AbortController();

function change(part: Partial<BackgroundState>): void {
  background.set({ ...background.get(), ...part });
}

/** Adds the canvas behind the page: a still picture if the visitor prefers that, now or later. */
export function startBackground(): void {
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", start);
  start();
}

function start(): void {
  if (prefersReducedMotion() || savesData()) void drawStill();
  else moveBackground();
}

/** Starts the animation, whatever the visitor's settings are. */
export function moveBackground(): void {
  try {
    const canvas = newCanvas();
    animation = animate(canvas, life.signal, {
      onCount: (count) => change({ count }),
      onSlow: () => change({ status: "paused" }),
      onFailure: () => void drawStill(),
    });
    change({ status: "running" });
  } catch {
    void drawStill();
  }
}

export function pauseBackground(isPaused: boolean): void {
  animation?.pause(isPaused);
  change({ status: isPaused ? "paused" : "running" });
}

/** Adds particles anywhere, or removes the latest ones. */
export function changeParticles(type: "add" | "remove"): void {
  animation?.send(type === "add" ? { type, place: null } : { type });
}

async function drawStill(): Promise<void> {
  const canvas = newCanvas();
  animation = null;
  change({ status: "still" });
  const still = await import("./draw-field.ts").catch(() => null);
  still?.drawStill(canvas);
}

/** A canvas can be transferred to a worker only once, so each start needs a new one. */
function newCanvas(): HTMLCanvasElement {
  life.abort();
  life = new AbortController();
  const canvas = document.createElement("canvas");
  canvas.className = styles.canvas ?? "";
  canvas.ariaHidden = "true";
  life.signal.addEventListener("abort", () => canvas.remove());
  // As the first element, it would let the styles of all that follows be computed anew.
  document.body.append(canvas);
  return canvas;
}
