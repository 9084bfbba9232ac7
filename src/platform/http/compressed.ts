import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Smaller bodies would save less than the headers cost. */
const WORTH_BYTES = 1000;

/** Sends JSON, compressed if the client accepts it: a list of thousands is fetched on a phone's network. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<FastifyReply> {
  const text = JSON.stringify(answer);
  reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
  const isAccepted = request.headers["accept-encoding"]?.includes("gzip") === true;
  if (!isAccepted || text.length < WORTH_BYTES) return reply.send(text);
  return reply.header("content-encoding", "gzip").send(await promisify(gzip)(text));
}
