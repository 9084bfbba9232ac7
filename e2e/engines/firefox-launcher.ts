#!/usr/bin/env -S node --import tsx
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { findFirefox } from "./firefox.ts";

/*
 * Starts Firefox and relays WebDriver BiDi between it and Playwright, which sets a colour scheme in each
 * context: a command that Firefox ESR (153) does not know. Remove this once it does.
 */
const unknownToFirefox = "emulation.setMediaFeaturesOverride";

const browser = spawn(findFirefox() ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => browser.kill(signal));
}
browser.on("exit", (code) => process.exit(code ?? 1));

for await (const line of createInterface(browser.stderr)) {
  const [, firefox] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
  if (firefox === undefined) {
    process.stderr.write(`${line}\n`);
    continue;
  }
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url }) => relay(playwright, `${firefox}${url}`));
  server.on("listening", () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
}

function relay(playwright: WebSocket, address: string): void {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const opened = new Promise((resolve) => firefox.once("open", resolve));
  playwright.on("message", async (data) => {
    const { id, method } = JSON.parse(data.toString());
    await opened;
    if (method !== unknownToFirefox) firefox.send(data.toString());
    else playwright.send(JSON.stringify({ type: "success", id, result: {} }));
  });
  firefox.on("message", (data) => playwright.send(data.toString()));
  playwright.on("close", () => firefox.close());
  firefox.on("close", () => playwright.close());
}
