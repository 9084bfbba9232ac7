import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { FastifyInstance } from "fastify";
import { OverloadedError } from "../answers/problems.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route also answers under pressure. */
    readonly answersUnderPressure?: boolean;
  }
}

export interface PressureLimits {
  /** The mean delay of the event loop over one sample, in ms. */
  readonly eventLoopDelayMs: number;
  readonly heapBytes: number;
  /** The interval of samples, in ms. */
  readonly sampleMs: number;
}

/** Far more than a crowd of a thousand causes, and less than makes visitors leave. */
const EVENT_LOOP_DELAY_MS = 1000;
/** Near its limit, the engine spends its time on garbage collection; beyond it, the process dies. */
const HEAP_SHARE = 0.85;
/** The resolution of the measured delay, in ms, which is part of every measured delay. */
const RESOLUTION_MS = 10;

export const pressureLimits: PressureLimits = {
  eventLoopDelayMs: EVENT_LOOP_DELAY_MS,
  heapBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
  // Long enough to ignore a pause of a second, which happens on shared machines.
  sampleMs: 5000,
};

/** For a process that is frozen between requests, which would count as delay. */
export const memoryLimit: PressureLimits = {
  ...pressureLimits,
  eventLoopDelayMs: Number.POSITIVE_INFINITY,
};

/**
 * Answers `503` with `Retry-After` before memory or event loop are exhausted, so that the process
 * survives. It measures without opening files: `process.memoryUsage()`, which
 * `@fastify/under-pressure` calls from a timer, throws when no file descriptor is left, and would end
 * the server.
 */
export function refuseUnderPressure(app: FastifyInstance, limits: PressureLimits): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let isUnderPressure = false;
  const timer = setInterval(() => {
    // Without a sample the mean is NaN, because the event loop was blocked all the time.
    const delayMs = Number.isNaN(delays.mean) ? Number.POSITIVE_INFINITY : delays.mean / 1e6;
    isUnderPressure =
      delayMs - RESOLUTION_MS > limits.eventLoopDelayMs ||
      getHeapStatistics().used_heap_size > limits.heapBytes;
    delays.reset();
  }, limits.sampleMs);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const isRefused = isUnderPressure && !request.routeOptions.config.answersUnderPressure;
    done(isRefused ? new OverloadedError() : undefined);
  });
}
