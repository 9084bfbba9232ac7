import type { Place } from "./field.ts";
import type { Command, Report, Start } from "./messages.ts";
import { readView } from "./read-view.ts";

/** A click on one of these is not meant for the background. */
const OCCUPIED =
  "a,button,input,label,select,textarea,dialog,summary,img,picture,figure,video,[role],[tabindex],[data-no-particles]";

export interface Animation {
  send(command: Command): void;
  pause(paused: boolean): void;
}

/**
 * Lets a worker draw on the canvas until `signal` aborts; throws if the platform does not support
 * that.
 */
export function animate(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onReport: (report: Report) => void,
  onFailure: () => void,
): Animation {
  // WebKitGTK 2.50 crashed in 3 of 28 runs with such a canvas. Only Apple's WebKit has GestureEvent.
  const crashes = navigator.vendor.startsWith("Apple") && !("GestureEvent" in globalThis);
  if (crashes) throw new Error("This browser may crash");
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(new URL("./background.worker.ts", import.meta.url), { type: "module" });
  const options = { passive: true, signal };
  let isPaused = false;

  const send = (command: Command) => worker.postMessage(command);
  const run = () => send({ type: "run", running: !isPaused && !document.hidden });
  const view = () => send({ type: "view", view: readView(canvas) });
  const point = (place: Place | null) => send({ type: "pointer", place });

  worker.addEventListener("error", onFailure, options);
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => onReport(data), options);
  worker.postMessage({ canvas: offscreen, view: readView(canvas) } satisfies Start, [offscreen]);
  run();

  document.addEventListener("visibilitychange", run, options);
  new ResizeObserver(view).observe(canvas);
  addEventListener("scroll", view, options);
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => point({ x, y }), options);
  // This event also follows the end of a touch.
  document.documentElement.addEventListener("pointerleave", () => point(null), options);
  document.addEventListener(
    "click",
    (event) => {
      const place = { x: event.clientX, y: event.clientY };
      if (isOnBackground(event)) send({ type: "add", place });
    },
    options,
  );
  signal.addEventListener("abort", () => worker.terminate());
  return {
    send,
    pause(paused) {
      isPaused = paused;
      run();
    },
  };
}

/** Whether a click is meant for the background: not for a control, and not the end of a selection. */
function isOnBackground({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || target.closest(OCCUPIED)) return false;
  return getSelection()?.isCollapsed ?? true;
}
