import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../src/store/firestore/testing/emulator.ts";
import { findProgram } from "../machine/find-program.ts";

/** A running program for WebKitGTK browsers. */
interface Running {
  stop(): Promise<void>;
}

/** A virtual screen, larger than any window of the journeys. */
export interface Screen extends Running {
  /** For example `:99`. */
  readonly display: string;
}

/** A WebKitWebDriver for one browser. */
export interface Driver extends Running {
  /** For example `http://127.0.0.1:40123`. */
  readonly address: string;
}

/** Whether the machine has everything that WebKitGTK needs here. */
export function hasWebKit(): boolean {
  return ["WebKitWebDriver", "Xvfb", "gjs"].every((name) => findProgram([name]) !== null);
}

export async function startScreen(): Promise<Screen> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2600x2600x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return { display: `:${String(display).trim()}`, stop: () => end(screen) };
}

/** One driver per browser: with a shared one, a new browser sometimes got no answer. */
export async function startDriver({ display }: Screen): Promise<Driver> {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      // Without a GPU, WebKit sometimes draws whole pages empty.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
    stdio: "ignore",
    // The browser would outlive its driver, so the whole process group is ended.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  return { address, stop: () => end(driver, "group") };
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${address}`);
}

async function end(child: ChildProcess, whole?: "group"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  process.kill(whole === "group" ? -child.pid : child.pid);
  await once(child, "exit");
}
