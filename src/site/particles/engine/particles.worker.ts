import { startEngine } from "./engine.ts";
import type { Command, Report, Start } from "./messages.ts";

const report = (message: Report) => postMessage(message);
let engine: ((command: Command) => void) | undefined;

addEventListener("message", ({ data }: MessageEvent<Start | Command>) => {
  if (data.type !== "start") return engine?.(data);
  const context = data.canvas.getContext("2d");
  if (context) engine = startEngine({ ...data, context }, report);
});

// A canvas can be transferred only once, so the page waits for this report.
const able =
  typeof OffscreenCanvas === "function" && new OffscreenCanvas(1, 1).getContext("2d") !== null;
report({ type: "ready", able });
