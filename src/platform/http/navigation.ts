import type { FastifyRequest } from "fastify";

/** Whether a person follows a link, and should get a page instead of a problem document. */
export function isNavigation({ method, headers }: Pick<FastifyRequest, "method" | "headers">) {
  const reads = method === "GET" || method === "HEAD";
  return reads && headers.accept?.includes("text/html") === true;
}
