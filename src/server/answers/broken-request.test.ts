import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import { appUnderTest } from "../testing/app-under-test.ts";
import { openConnections } from "../testing/open-connections.ts";

/** Sends raw bytes to a listening server and resolves with the whole answer. */
async function exchange(bytes: string): Promise<string> {
  const { app } = await appUnderTest();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  if (typeof address !== "object") throw new Error("The server has no port");
  // This client never closes its own end.
  const socket = connect({ host: address.address, port: address.port, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket);
}

test.each([
  ["what is no request", "hello\r\n\r\n", 400, problems.invalidRequest],
  [
    "a call with headers that never end",
    `POST / HTTP/1.1\r\nhost: x\r\ncookie: ${"a".repeat(40_000)}\r\n\r\n`,
    431,
    problems.headersTooLarge,
  ],
  [
    "an expectation that no server knows",
    "GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n",
    417,
    problems.expectationFailed,
  ],
  [
    "a request with two hosts",
    "GET /healthz HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n",
    400,
    problems.invalidRequest,
  ],
])("%s is answered with a problem document, and the connection closed", async (...row) => {
  const [, bytes, status, problem] = row;
  const [head = "", body = ""] = (await exchange(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain("content-type: application/problem+json");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(JSON.parse(body)).toEqual(problem);
});

test("a page is served with 30 kB of cookies, and with an explanation if there are more", async () => {
  const page = (cookies: number) =>
    exchange(
      `GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ${"a".repeat(cookies)}\r\n\r\n`,
    );
  expect(await page(30_000)).toMatch(/^HTTP\/1.1 200 /);
  const refused = await page(60_000);
  expect(refused).toMatch(/^HTTP\/1.1 431 /);
  expect(refused).toContain("content-type: text/html; charset=utf-8");
  expect(refused).toContain(`<h1>${problems.headersTooLarge.title}</h1>`);
});

test("a client that never closes its end is disconnected nevertheless", async () => {
  const { app } = await appUnderTest();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  if (typeof address !== "object") throw new Error("The server has no port");
  const clients = Array.from({ length: 20 }, () => {
    const socket = connect({ host: address.address, port: address.port, allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {}).resume();
    socket.write("nonsense\r\n\r\n");
    return once(socket, "end");
  });
  await Promise.all(clients);
  await expect.poll(() => openConnections(app.server)).toBe(0);
});
