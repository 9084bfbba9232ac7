import type { FastifyInstance } from "fastify";

/** Statuses without a body, for which `Response` accepts none. */
const WITHOUT_BODY = [204, 205, 304];
/** Headers that the platform sets itself. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/**
 * Passes a web-standard request from `address` to the app. Fastify's `inject` answers without a
 * socket, once the whole answer is complete.
 */
export async function answerRequest(
  app: FastifyInstance,
  request: Request,
  address: string,
): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const { statusCode, headers, rawPayload } = await app.inject({
    // Any method is passed on; the app refuses unknown ones.
    method: request.method as "GET",
    url: pathname + search,
    headers: { host, ...Object.fromEntries(request.headers) },
    remoteAddress: address,
    ...(body.length > 0 ? { payload: body } : {}),
  });
  return new Response(WITHOUT_BODY.includes(statusCode) ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) => pairs(name, value)),
  });
}

/** One pair per value, because cookies cannot be joined. */
function pairs(name: string, value: number | string | string[] | undefined): [string, string][] {
  if (value === undefined || ofConnection.includes(name)) return [];
  return [value].flat().map((each) => [name, String(each)]);
}
