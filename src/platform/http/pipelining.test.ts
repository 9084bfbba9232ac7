import { once } from "node:events";
import { connect } from "node:net";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { refusePipelining } from "./pipelining.ts";

const LARGE = 1_000_000;

// That one which reads each answer may go on, every journey proves.
test("a connection that sends many requests before it reads an answer is ended", async () => {
  const app = fastify();
  refusePipelining(app);
  app.get("/", async () => "x".repeat(LARGE));
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
  const closed = once(socket, "close");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50));
  let read = 0;
  socket.on("data", ({ length }) => {
    read += length;
  });
  await closed;
  expect(read).toBeLessThan(10 * LARGE);
});
