import { once } from "node:events";
import { connect } from "node:net";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { refusePipelining } from "./pipelining.ts";

const LARGE = 1_000_000;
const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

/** A connection to a server with a large page. */
async function connected() {
  const app = fastify();
  refusePipelining(app);
  app.get("/", async () => "x".repeat(LARGE));
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(async () => {
    socket.destroy();
    await app.close();
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

test("a connection that sends many requests before it reads an answer is ended", async () => {
  const socket = await connected();
  const closed = once(socket, "close");
  socket.write(REQUEST.repeat(50));
  let read = 0;
  socket.on("data", ({ length }) => {
    read += length;
  });
  await closed;
  expect(read).toBeLessThan(10 * LARGE);
});

test("a connection that reads each answer may send any number of requests", async () => {
  const socket = await connected();
  let read = 0;
  socket.on("data", ({ length }) => {
    read += length;
  });
  for (let turn = 1; turn <= 20; turn += 1) {
    socket.write(REQUEST);
    while (read < turn * LARGE) await once(socket, "data");
  }
  expect(socket.destroyed).toBe(false);
});
