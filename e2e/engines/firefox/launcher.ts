#!/usr/bin/env -S node --import tsx
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { announcement, findFirefox } from "./firefox.ts";

/*
 * Starts Firefox and relays WebDriver BiDi between it and Playwright. Playwright sets a colour scheme in
 * each context; Debian's Firefox ESR does not support that command, and Playwright would fail. The relay
 * answers it instead. Remove this once Firefox ESR supports the command.
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
  const address = announcement.exec(line)?.[1];
  process.stderr.write(`${address ? await announce(address) : line}\n`);
}

/** Listens on a free port; resolves with the output line in which Playwright expects the address. */
async function announce(firefox: string): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url }) => relay(playwright, `${firefox}${url ?? ""}`));
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return `WebDriver BiDi listening on ws://127.0.0.1:${address.port}`;
}

function relay(playwright: WebSocket, address: string): void {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const opened = new Promise((resolve) => firefox.once("open", resolve));
  playwright.on("message", async (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === unknownToFirefox) {
      playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      return;
    }
    await opened;
    firefox.send(text);
  });
  firefox.on("message", (data) => playwright.send(data.toString()));
  playwright.on("close", () => firefox.close());
  firefox.on("close", () => playwright.close());
}
