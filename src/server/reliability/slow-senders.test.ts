import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { appUnderTest } from "../testing/app-under-test.ts";
import { openConnections } from "../testing/open-connections.ts";

async function listening(app: FastifyInstance): Promise<{ host: string; port: number }> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  if (typeof address !== "object") throw new Error("The server has no port");
  return { host: address.address, port: address.port };
}

/** With `allowHalfOpen` the client never closes its own end. */
async function connection(
  address: { host: string; port: number },
  allowHalfOpen = false,
): Promise<Socket> {
  const socket = connect({ ...address, allowHalfOpen });
  onTestFinished(() => void socket.destroy());
  // The server may close the connection while a byte is on its way.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends `start` at once and then a byte of `rest` at intervals, until the server closes. */
async function trickle(socket: Socket, start: string, rest: string): Promise<string> {
  socket.write(start);
  let sent = 0;
  const timer = setInterval(() => {
    if (socket.writable) socket.write(rest[sent++ % rest.length] ?? "");
  }, 200);
  try {
    return await text(socket);
  } finally {
    clearInterval(timer);
  }
}

const post = `POST ${apiPaths.lookup} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;

test("a client that sends byte by byte, or nothing, is disconnected, and others are answered meanwhile", async () => {
  const { app } = await appUnderTest();
  const address = await listening(app);
  const slow = [
    trickle(await connection(address, true), `${post}x-slow: `, "a"),
    trickle(await connection(address, true), `${post}content-length: 900\r\n\r\n{`, " "),
    text(await connection(address, true)),
  ];
  const others = await fetch(`http://${address.host}:${address.port}${apiPaths.visits}`);
  expect(others.status).toBe(200);
  for (const answer of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }
  // The connection of the fetch above stays open for a while.
  await expect.poll(() => openConnections(app.server)).toBeLessThanOrEqual(1);
});

test("an idle client is disconnected after its answer", async () => {
  const { app } = await appUnderTest();
  const address = await listening(app);
  const idle = await connection(address, true);
  idle.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await text(idle)).toMatch(/^HTTP\/1\.1 200 /);
  expect(app.server.keepAliveTimeout).toBeLessThanOrEqual(10_000);
});

test("connections beyond the limit are closed, and there is room again when others leave", async () => {
  const { app } = await appUnderTest();
  const address = await listening(app);
  expect(app.server.maxConnections).toBeGreaterThanOrEqual(2000);
  // Fewer than the process under test may open.
  app.server.maxConnections = 20;
  const held = await Promise.all(Array.from({ length: 20 }, () => connection(address)));
  expect(await text(await connection(address))).toBe("");
  held[0]?.destroy();
  await once(await untilServed(address), "close");
});

/** Connects until the server answers; resolves with the connection, which the server closes. */
async function untilServed(address: { host: string; port: number }): Promise<Socket> {
  for (;;) {
    const socket = await connection(address);
    socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    const [first] = await Promise.race([once(socket, "data"), once(socket, "close")]);
    if (first instanceof Buffer) return socket;
  }
}

test.each([
  ["what is no request", "hello\r\n\r\n", 400],
  ["headers that never end", `GET / HTTP/1.1\r\ncookie: ${"a".repeat(60_000)}\r\n`, 431],
])(
  "%s is refused, and the connection closed although the client leaves it open",
  async (...row) => {
    const [, bytes, status] = row;
    const { app } = await appUnderTest();
    const broken = await connection(await listening(app), true);
    broken.write(bytes);
    expect(await text(broken)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await expect.poll(() => openConnections(app.server)).toBe(0);
  },
);

test("a browser with 30 kB of cookies is answered", async () => {
  const { app } = await appUnderTest();
  const crowded = await connection(await listening(app));
  const cookie = "a".repeat(30_000);
  crowded.write(
    `GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`,
  );
  expect(await text(crowded)).toMatch(/^HTTP\/1.1 200 /);
});
