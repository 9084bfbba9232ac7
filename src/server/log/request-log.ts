import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/*
 * What is logged of a request: never its address, query, headers or body, which identify the visitor
 * and the carnet looked up; the route's pattern in place of its URL for the same reason.
 */

/** Keeps Fastify's own messages about requests as spare as ours. */
export const logSerializers = {
  req: (request: Pick<FastifyRequest, "method" | "routeOptions">) => ({
    method: request.method,
    route: routeOf(request),
  }),
  res: ({ statusCode }: Pick<FastifyReply, "statusCode">) => ({ status: statusCode }),
};

/** One line for each request, when it is answered. */
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
    // The answer could not be sent whole, nearly always because the visitor left.
    if (error) reply.log.info({ ...answered, err: error }, "request aborted");
    else reply.log.info(answered, "request completed");
  }
}

/** The pattern of the route that answers, or `null` when there is none. */
export function routeOf(request: Pick<FastifyRequest, "routeOptions">): string | null {
  return request.routeOptions?.url ?? null;
}
