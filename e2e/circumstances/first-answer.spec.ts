import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { buildApp } from "../../src/server/app.ts";
import { readConfig } from "../../src/server/config/config.ts";
import { openStore } from "../../src/store/open-store.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { expect, test } from "../testing/journey.ts";

/** What a server sends before the visitor's phone has answered: ten segments. */
const FIRST_ANSWER_BYTES = 10 * 1460;

test("page and headers fit into what a server sends at once", async ({ browserName: _ }, info) => {
  const store = await openStore(`sqlite:${info.outputPath("convencion.db")}`);
  const read = readConfig({ LOG_LEVEL: "silent" });
  if (read.kind !== "valid") throw new Error(read.faults.join());
  const siteDir = resolve(frozenSite, "dist/site");
  const agent = new Agent({ keepAlive: true });
  const app = await buildApp({ ...read.config, store, siteDir });
  try {
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    // As browsers ask: the answer then also says how long the connection stays.
    const request = get(address, { agent, headers: { "accept-encoding": "br" } });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    const { socket } = answer;
    await once(answer.resume(), "end");
    const bytes = socket.bytesRead;
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(FIRST_ANSWER_BYTES);
  } finally {
    agent.destroy();
    await app.close();
    await store.close();
  }
});
