import type { Command, Report, Start, Viewport } from "./messages.ts";

/** What an engine starts with, read when it is ready to start. */
export interface Circumstances {
  readonly viewport: Viewport;
  /** Any CSS colour. */
  readonly colour: string;
  readonly running: boolean;
}

export interface EngineListeners {
  /** Hears the number of particles: when the engine starts, and whenever it changes. */
  readonly onCount: (count: number) => void;
  /** The engine could start nowhere. */
  readonly onFailure: () => void;
}

export interface EngineHost {
  /** Commands sent before the engine runs are dropped; it starts from what holds by then. */
  send(command: Command): void;
  destroy(): void;
}

/**
 * Runs an engine that draws on a new canvas inside `container`: in a worker, or on the page where
 * workers or their canvases are missing or fail to start.
 */
export function hostEngine(
  container: HTMLElement,
  circumstances: () => Circumstances,
  { onCount, onFailure }: EngineListeners,
): EngineHost {
  let send: (command: Command) => void = () => {};
  let worker: Worker | undefined;
  let destroyed = false;

  const hear = (report: Report) => {
    if (destroyed) return;
    if (report.type === "count") onCount(report.count);
    else if (report.able) handOver();
    else startHere();
  };

  function handOver(): void {
    const canvas = addCanvas(container).transferControlToOffscreen();
    const start: Start = { type: "start", canvas, ...circumstances() };
    worker?.postMessage(start, [canvas]);
    send = (command) => worker?.postMessage(command);
  }

  async function startHere(): Promise<void> {
    worker?.terminate();
    try {
      const { startEngine } = await import("./engine.ts");
      if (destroyed) return;
      const context = addCanvas(container).getContext("2d");
      if (!context) return onFailure();
      send = startEngine({ context, ...circumstances() }, hear);
    } catch {
      onFailure();
    }
  }

  if (canUseWorker()) {
    worker = new Worker(new URL("./particles.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Report>) => hear(data));
    worker.addEventListener("error", startHere, { once: true });
  } else {
    startHere();
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
    typeof Worker === "function" && "transferControlToOffscreen" in HTMLCanvasElement.prototype
  );
}

/** Always a new canvas: one that was handed over once can never be handed over again. */
function addCanvas(container: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  container.replaceChildren(canvas);
  return canvas;
}
