import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { pino } from "pino";

/* No address, query, header or body, which identify visitor and carnet: the route's pattern alone. */

/** Reduces Fastify's own messages about requests to the same fields. */
export const logSerializers = {
  req: (request: Pick<FastifyRequest, "method" | "routeOptions">) => ({
    method: request.method,
    route: routeOf(request),
  }),
  res: ({ statusCode }: Pick<FastifyReply, "statusCode">) => ({ status: statusCode }),
};

/**
 * Standard output. The lines of one turn of the event loop are written together, because in a crowd a write for
 * each costs a seventh of a look-up; what is left is written when the process ends.
 */
export function gatheredOutput(): { write(line: string): void } {
  // By its number: `process.stdout` makes pipes non-blocking, and pino stops for 100 ms when one is full.
  const output = pino.destination({ dest: 1, sync: true });
  let lines = "";
  const flush = () => {
    output.write(lines);
    lines = "";
  };
  process.once("exit", flush);
  return {
    write(line) {
      if (lines === "") setImmediate(flush);
      lines += line;
    },
  };
}

export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const answered = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    // The answer could not be sent completely, nearly always because the visitor left.
    if (error) reply.log.info({ ...answered, err: error }, "request aborted");
    else reply.log.info(answered, "request completed");
  }
}

/** The pattern of the route that answers, or `null` if there is none. */
function routeOf(request: Pick<FastifyRequest, "routeOptions">): string | null {
  return request.routeOptions?.url ?? null;
}
