import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { FastifyInstance } from "fastify";
import { OverloadedError } from "../answers/problems.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route answers under pressure too. */
    readonly answersUnderPressure?: boolean;
  }
}

export interface PressureLimits {
  /** Mean delay of the event loop over one sample, in ms. */
  readonly eventLoopDelayMs: number;
  readonly heapBytes: number;
  /** How often both are measured, in ms. */
  readonly sampleMs: number;
}

/** Far above what a crowd of a thousand causes, and below what makes visitors leave. */
const EVENT_LOOP_DELAY_MS = 1000;
/** Near its limit the engine spends its time on collecting garbage, and beyond it the process dies. */
const HEAP_SHARE = 0.85;
/** How exactly the delay is measured, in ms; a part of every measured delay. */
const RESOLUTION_MS = 10;

export const pressureLimits: PressureLimits = {
  eventLoopDelayMs: EVENT_LOOP_DELAY_MS,
  heapBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
  // Long enough that a machine which stops for a second, as shared ones do, refuses no visitor.
  sampleMs: 5000,
};

/** For a process that is frozen between requests: its clock would show that as a delay. */
export const memoryLimit: PressureLimits = {
  ...pressureLimits,
  eventLoopDelayMs: Number.POSITIVE_INFINITY,
};

/**
 * Answers `503` with `Retry-After` before memory or event loop give out, so that the process survives.
 * It measures what needs no file: `process.memoryUsage()`, which `@fastify/under-pressure` calls from a
 * timer, throws when the process has no file descriptor left, and so ended the server.
 */
export function refuseUnderPressure(app: FastifyInstance, limits: PressureLimits): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let isUnderPressure = false;
  const timer = setInterval(() => {
    // Without a single measurement the mean is NaN: the event loop stood still.
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
