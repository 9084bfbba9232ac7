import { connect } from "node:net";
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
  const app = await buildApp({ ...read.config, store, siteDir });
  try {
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    // As browsers ask: the answer then also says how long the connection stays.
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n");
    let answer = Buffer.alloc(0);
    for await (const part of socket) {
      answer = Buffer.concat([answer, part]);
      if (isWhole(answer)) break;
    }
    const bytes = answer.length;
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(FIRST_ANSWER_BYTES);
  } finally {
    await app.close();
    await store.close();
  }
});

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf("\r\n\r\n");
  const [, length] = /content-length: (\d+)/i.exec(answer.toString("latin1", 0, end)) ?? [];
  return end > 0 && answer.length >= end + 4 + Number(length);
}
