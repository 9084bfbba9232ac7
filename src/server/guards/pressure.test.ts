import type { FastifyInstance } from "fastify";
import { fastify } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { answerErrors } from "../answers/problems.ts";
import { appUnderTest } from "../testing/app-under-test.ts";
import { type PressureLimits, pressureLimits, refuseUnderPressure } from "./pressure.ts";

async function appUnder(limits: Partial<PressureLimits>): Promise<FastifyInstance> {
  const app = fastify();
  onTestFinished(() => app.close());
  await answerErrors(app, null);
  refuseUnderPressure(app, { ...pressureLimits, sampleMs: 20, ...limits });
  app.get("/", async () => "page");
  app.get("/alive", { config: { answersUnderPressure: true } }, async () => "alive");
  await app.ready();
  return app;
}

/** Repeats the request until it has this status, which needs the next sample. */
async function untilStatus(app: FastifyInstance, status: number) {
  for (;;) {
    const answer = await app.inject("/");
    if (answer.statusCode === status) return answer;
    await new Promise(setImmediate);
  }
}

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("when memory runs short, requests are refused and the liveness probe is still answered", async () => {
  const app = await appUnder({ heapBytes: 1 });
  const answer = await untilStatus(app, 503);
  expect(answer.json()).toEqual(problems.overloaded);
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect((await app.inject("/alive")).body).toBe("alive");
});

test("when the event loop lags, requests are refused until it has caught up", async () => {
  const app = await appUnder({ eventLoopDelayMs: 100 });
  expect((await app.inject("/")).statusCode).toBe(200);
  let refused = 200;
  while (refused === 200) {
    block(250);
    await new Promise((resolve) => setTimeout(resolve, 1));
    refused = (await app.inject("/")).statusCode;
  }
  expect(refused).toBe(503);
  expect((await untilStatus(app, 200)).body).toBe("page");
});

test("measuring opens no file, which a process without free descriptors could not do", async () => {
  const usage = vi.spyOn(process, "memoryUsage").mockImplementation(() => {
    throw new Error("EMFILE");
  });
  onTestFinished(() => usage.mockRestore());
  const app = await appUnder({ heapBytes: 1 });
  expect((await untilStatus(app, 503)).statusCode).toBe(503);
});

test("the server itself answers its liveness probe", async () => {
  const { app } = await appUnderTest();
  expect((await app.inject(apiPaths.live)).statusCode).toBe(200);
});
