import { retriable } from "../../browser/retriable.ts";
import type { Command, EngineSettings, Report, Start } from "../engine/messages.ts";

export interface EngineListeners {
  /** Called with the number of particles when the engine starts and whenever it changes. */
  readonly onCount: (count: number) => void;
  /** Called when the engine has stopped by itself, at a still picture. */
  readonly onRest: () => void;
  /** Called when the engine cannot start at all. */
  readonly onFailure: () => void;
}

export interface EngineHost {
  /** Commands sent before the engine runs are dropped: it reads its settings when it starts. */
  send(command: Command): void;
  destroy(): void;
}

const fetchEngine = retriable(() => import("../engine/engine.ts"));

/**
 * Runs an engine that draws on a new canvas inside `container`: in a worker, or on the page where
 * workers or their canvases are missing or fail to start.
 */
export function hostEngine(
  container: HTMLElement,
  readSettings: () => EngineSettings,
  { onCount, onRest, onFailure }: EngineListeners,
): EngineHost {
  let send: (command: Command) => void = () => {};
  let worker: Worker | undefined;
  let destroyed = false;

  const receive = (report: Report) => {
    if (destroyed) return;
    if (report.type === "count") onCount(report.count);
    else if (report.type === "rest") onRest();
    else if (report.able) startInWorker();
    else startOnPage();
  };

  function startInWorker(): void {
    const canvas = addCanvas(container).transferControlToOffscreen();
    const start: Start = { type: "start", canvas, ...readSettings() };
    worker?.postMessage(start, [canvas]);
    send = (command) => worker?.postMessage(command);
  }

  async function startOnPage(): Promise<void> {
    worker?.terminate();
    try {
      const { startEngine } = await fetchEngine();
      if (destroyed) return;
      const context = addCanvas(container).getContext("2d");
      if (!context) return onFailure();
      send = startEngine({ context, ...readSettings() }, receive);
    } catch {
      onFailure();
    }
  }

  if (canUseWorker()) {
    worker = new Worker(new URL("../engine/particles.worker.ts", import.meta.url), {
      type: "module",
    });
    worker.addEventListener("message", ({ data }: MessageEvent<Report>) => receive(data));
    worker.addEventListener("error", startOnPage, { once: true });
  } else {
    startOnPage();
  }

  return {
    send: (command) => send(command),
    destroy() {
      destroyed = true;
      send({ type: "run", running: false });
      worker?.terminate();
      container.replaceChildren();
    },
  };
}

function canUseWorker(): boolean {
  return (
    typeof Worker === "function" &&
    "transferControlToOffscreen" in HTMLCanvasElement.prototype &&
    survivesWorkerCanvas(navigator.vendor, "GestureEvent" in globalThis)
  );
}

/**
 * Whether a canvas in a worker leaves the page alive. It ended the page's process in 3 of 28 runs of
 * WebKitGTK 2.50, and in none of 20 without a worker; other engines and Apple's WebKit, which alone
 * knows gestures as events, keep it. `vendor` identifies the engine: the HTML standard gives it one value
 * for WebKit, an empty one for Gecko, and another for Chromium.
 */
export function survivesWorkerCanvas(vendor: string, hasGestures: boolean): boolean {
  return !vendor.startsWith("Apple") || hasGestures;
}

/** Always a new canvas: control of one can be transferred only once. */
function addCanvas(container: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  container.replaceChildren(canvas);
  return canvas;
}
