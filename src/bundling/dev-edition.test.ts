import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { edition } from "./dev-edition.ts";

test("a changed CSS module is replaced on the open page, which is not loaded again", async () => {
  const root = await temporaryFolder();
  const sheet = join(root, "src", "card.module.css");
  await mkdir(join(root, "src"));
  await writeFile(sheet, ".card { color: red; }");
  // As dev-styles.ts does.
  const entry = 'import "./card.module.css"; if (import.meta.hot) import.meta.hot.accept();';
  await writeFile(join(root, "src", "entry.js"), entry);
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [edition()],
    // Nothing is bundled, and the test says what has changed.
    optimizeDeps: { noDiscovery: true, entries: [], include: [] },
    server: { middlewareMode: true, ws: { server: http }, watch: null },
  });
  onTestFinished(() => vite.close());
  await once(http.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void http.close());
  const { client } = vite.environments;
  // The head of the page has the sheet, and so has its script as a module.
  for (const url of ["/src/entry.js", "/src/card.module.css", "/src/card.module.css?direct"]) {
    await client.transformRequest(url);
  }
  const { port } = http.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/?token=${vite.config.webSocketToken}`;
  const browser = new WebSocket(url, "vite-hmr");
  onTestFinished(() => browser.terminate());
  await once(browser, "message");
  const changed = new Promise((resolve) => {
    browser.on("message", (data) => {
      const message = JSON.parse(String(data));
      if (message.type === "update" || message.type === "full-reload") resolve(message);
    });
  });
  await writeFile(sheet, ".card { color: blue; }");
  vite.watcher.emit("change", sheet);
  const updates = [{ acceptedPath: "/src/entry.js" }];
  expect(await changed).toMatchObject({ type: "update", updates });
});
