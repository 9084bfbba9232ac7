import { getHeapStatistics } from "node:v8";
import fastifyUnderPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { OverloadedError } from "../answers/problems.ts";

export interface PressureLimits {
  /** Mean delay of the event loop over one sample, in ms; 0 for any. */
  readonly eventLoopDelayMs: number;
  readonly heapBytes: number;
  /** How often both are measured, in ms. */
  readonly sampleMs: number;
}

/** Far above what a crowd of a thousand causes, and below what makes visitors leave. */
const EVENT_LOOP_DELAY_MS = 1000;
/** Near its limit the engine spends its time on collecting garbage, and beyond it the process dies. */
const HEAP_SHARE = 0.85;

export const pressureLimits: PressureLimits = {
  eventLoopDelayMs: EVENT_LOOP_DELAY_MS,
  heapBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
  // Long enough that a machine which stops for a second, as shared ones do, refuses no visitor.
  sampleMs: 5000,
};

/** For a process that is frozen between requests: its clock would show that as a delay. */
export const memoryLimit: PressureLimits = { ...pressureLimits, eventLoopDelayMs: 0 };

/** The part of a route's options that lets it answer under pressure too. */
export const underPressureToo = { config: { pressureHandler: () => undefined } } as const;

/** Answers `503` with `Retry-After` before memory or event loop give out, so that the process survives. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  limits: PressureLimits,
): Promise<void> {
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: limits.heapBytes,
    sampleInterval: limits.sampleMs,
    customError: OverloadedError,
  });
}
