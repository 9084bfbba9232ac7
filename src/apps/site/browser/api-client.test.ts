import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sampleParticipants, unregisteredCarnet } from "../../../server/sample-participants.ts";
import { appUnderTest } from "../../../server/testing/app-under-test.ts";
import { lookUpParticipant, recordVisit } from "./api-client.ts";

const [{ carnet, nombre, numeroTicket }] = sampleParticipants;
const ask = (asked: string = carnet) => lookUpParticipant({ carnet: asked });

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes calls go to `origin`, as from a page of that origin in a person's browser. */
function pageOf(origin: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, origin), init);
    request.headers.set("user-agent", "Mozilla/5.0 (Android 16; Mobile) Firefox/145.0");
    return fetch(request);
  });
}

async function pageOfApp(options: Parameters<typeof appUnderTest>[0] = {}): Promise<void> {
  const { app } = await appUnderTest(options);
  pageOf(await app.listen({ port: 0, host: "127.0.0.1" }));
}

/** A page whose server, or a proxy before it, answers with `answer`. */
async function pageOfServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  pageOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return server;
}

const body = (text: string, status = 200) =>
  pageOfServer((_request, response) => void response.writeHead(status).end(text));

describe("a look-up", () => {
  it("of a registered carnet resolves with its name and ticket", async () => {
    await pageOfApp();
    expect(await ask()).toEqual({ kind: "registered", registration: { nombre, numeroTicket } });
  });

  it("of any other carnet resolves as unknown", async () => {
    await pageOfApp();
    expect(await ask(unregisteredCarnet)).toEqual({ kind: "unknown" });
  });

  it("that the server refuses is unexpected", async () => {
    await pageOfApp();
    expect(await ask("letras")).toEqual({
      kind: "failed",
      reason: "unexpected",
      retrySeconds: null,
    });
  });

  it("beyond the limit fails as too many, with the server's time for a retry", async () => {
    await pageOfApp({ lookupsPerAddress: 300 });
    for (let tried = 1; tried <= 300; tried += 1) await ask(String(tried));
    const refused = await ask("301");
    expect(refused).toMatchObject({ kind: "failed", reason: "too-many" });
    // With 300 tries, one is refilled every 180 seconds.
    expect(refused).toHaveProperty(
      "retrySeconds",
      expect.toSatisfy((s) => s > 100 && s <= 180),
    );
  });

  it.each(["Wed, 21 Oct 2026 07:28:00 GMT", "soon"])(
    "gets no time from a Retry-After of «%s»",
    async (header) => {
      await pageOfServer(
        (_request, response) => void response.writeHead(429, { "retry-after": header }).end(),
      );
      expect(await ask()).toEqual({ kind: "failed", reason: "too-many", retrySeconds: null });
    },
  );

  it("is unavailable while the server is", async () => {
    await body("<h1>Service Unavailable</h1>", 503);
    expect(await ask()).toEqual({ kind: "failed", reason: "unavailable", retrySeconds: null });
  });

  it.each([
    ["a page", "<!doctype html>"],
    ["nothing", ""],
    ["other JSON", '{"participant": {"nombre": 1}}'],
  ])("answered with %s is unexpected", async (_what, text) => {
    await body(text);
    expect(await ask()).toEqual({ kind: "failed", reason: "unexpected", retrySeconds: null });
  });

  it("without an answer times out after 10 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const server = await pageOfServer(() => undefined);
    const outcome = ask();
    const settled = vi.fn();
    void outcome.then(settled);
    await once(server, "request");
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: "failed", reason: "timeout", retrySeconds: null });
  });

  it.each([
    [false, "offline"],
    [true, "unexpected"],
  ])(
    "whose server cannot be reached, with the browser online: %s, is %s",
    async (onLine, reason) => {
      vi.stubGlobal("navigator", { onLine });
      await pageOfServer(({ socket }) => void socket.destroy());
      expect(await ask()).toEqual({ kind: "failed", reason, retrySeconds: null });
    },
  );
});

describe("a visit", () => {
  it("resolves with the count", async () => {
    await pageOfApp();
    expect(await recordVisit()).toBe(1);
    expect(await recordVisit()).toBe(2);
  });

  it.each([
    ["is unavailable", 503, '{"count": 4}'],
    ["has no count", 200, '{"count": "4"}'],
  ])("rejects when the answer %s", async (_what, status, text) => {
    await body(text, status);
    await expect(recordVisit()).rejects.toThrow(`answered ${status} without a count`);
  });
});
