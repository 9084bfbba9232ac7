import type { Command, Pace, Report, Start } from "./messages.ts";
import { readView, sizeCanvas } from "./read-view.ts";

/** A click on one of these is not meant for the background. */
const OCCUPIED =
  "a,button,input,label,select,textarea,dialog,summary,img,picture,figure,video,[role],[tabindex],[data-no-particles]";

/** How long after the last pointer or press the particles are calm again, or rest below the first screen, in ms. */
const AWAKE_MS = 3000;

export interface Animation {
  send(command: Command): void;
  pause(paused: boolean): void;
}

interface Listeners {
  readonly onCount: (count: number) => void;
  /** The worker was too slow, and has stopped. */
  readonly onSlow: () => void;
  readonly onFailure: () => void;
}

/**
 * Lets a worker draw on the canvas until `signal` aborts; throws if the platform does not support
 * that. The particles drift while the first screen is in view; below it they are one still picture. Both
 * wake for a few seconds where a pointer moves over the ground or a press adds some.
 */
export function animate(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  { onCount, onSlow, onFailure }: Listeners,
): Animation {
  // WebKitGTK 2.50 crashed in 3 of 28 runs with such a canvas. Only Apple's WebKit has GestureEvent.
  const crashes = navigator.vendor.startsWith("Apple") && !("GestureEvent" in globalThis);
  if (crashes) throw new Error("This browser may crash");
  const view = readView(canvas);
  // A canvas that the worker resizes in its first frame makes the browser lay the page out again.
  sizeCanvas(canvas, view, view.scale);
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(new URL("./background.worker.ts", import.meta.url), { type: "module" });
  const options = { passive: true, signal };
  let isPaused = false;
  let isFirstScreen = true;
  let sleep: ReturnType<typeof setTimeout> | undefined;
  let pace: Pace = "rest";

  const send = (command: Command) => worker.postMessage(command);
  const run = () => {
    const before = pace;
    if (isPaused || document.hidden) pace = "rest";
    else if (sleep !== undefined) pace = "awake";
    else pace = isFirstScreen ? "calm" : "rest";
    if (pace !== before) send({ type: "run", pace });
  };
  const wake = () => {
    clearTimeout(sleep);
    sleep = setTimeout(() => {
      sleep = undefined;
      run();
    }, AWAKE_MS);
    run();
  };

  worker.addEventListener("error", onFailure, options);
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<Report>) => {
      if (data !== "rest") return onCount(data);
      isPaused = true;
      pace = "rest";
      onSlow();
    },
    options,
  );
  worker.postMessage({ canvas: offscreen, view } satisfies Start, [offscreen]);
  run();

  document.addEventListener("visibilitychange", run, options);
  addEventListener("resize", () => send({ type: "view", view: readView(canvas) }), options);
  // The numeral, to which particles are linked, moves with the page. Browsers fire this once a frame.
  const scroll = () => isFirstScreen && send({ type: "scroll", top: scrollY });
  addEventListener("scroll", scroll, options);
  addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y, target }) => {
      if (!isFirstScreen && !isGround(target)) return;
      send({ type: "pointer", place: { x, y } });
      wake();
    },
    options,
  );
  // This event also follows the end of a touch.
  const leave = () => send({ type: "pointer", place: null });
  document.documentElement.addEventListener("pointerleave", leave, options);
  document.addEventListener(
    "click",
    (event) => {
      if (!isOnBackground(event)) return;
      send({ type: "add", place: { x: event.clientX, y: event.clientY } });
      wake();
    },
    options,
  );
  const firstScreen = document.getElementById("inicio");
  // Hardened browsers lack it, and the particles move everywhere.
  if (firstScreen && window.IntersectionObserver) {
    const observer = new IntersectionObserver((entries) => {
      isFirstScreen = entries.at(-1)?.isIntersecting === true;
      run();
    });
    observer.observe(firstScreen);
    signal.addEventListener("abort", () => observer.disconnect());
  }
  signal.addEventListener("abort", () => {
    clearTimeout(sleep);
    worker.terminate();
  });
  return {
    send(command) {
      send(command);
      wake();
    },
    pause(paused) {
      isPaused = paused;
      wake();
    },
  };
}

/** Whether a click is meant for the background: not for a control, and not the end of a selection. */
function isOnBackground({ target, defaultPrevented }: MouseEvent): boolean {
  return !defaultPrevented && isGround(target) && (getSelection()?.isCollapsed ?? true);
}

function isGround(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OCCUPIED) === null;
}
