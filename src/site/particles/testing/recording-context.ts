import type { Canvas, Context2D } from "../engine/renderer.ts";

/** One `stroke` or `fill`, with what it drew. */
export interface Drawn {
  readonly kind: "stroke" | "fill";
  readonly opacity: number;
  readonly lines: number;
  readonly discs: number;
}

/** A 2D context that draws nothing and remembers what was drawn since the canvas was cleared. */
export interface RecordingContext extends Context2D {
  frames: number;
  drawn: Drawn[];
}

export function recordingContext(): RecordingContext {
  let lines = 0;
  let discs = 0;
  const record = (kind: Drawn["kind"]) => () => {
    context.drawn.push({ kind, opacity: context.globalAlpha, lines, discs });
  };
  const context: RecordingContext = {
    // Of a canvas nothing is used but its size.
    canvas: { width: 0, height: 0 } as Canvas,
    frames: 0,
    drawn: [],
    fillStyle: "",
    strokeStyle: "",
    globalAlpha: 1,
    lineWidth: 1,
    setTransform() {},
    clearRect() {
      context.frames++;
      context.drawn = [];
    },
    beginPath() {
      lines = discs = 0;
    },
    moveTo() {},
    lineTo() {
      lines++;
    },
    arc() {
      discs++;
    },
    stroke: record("stroke"),
    fill: record("fill"),
  };
  return context;
}
