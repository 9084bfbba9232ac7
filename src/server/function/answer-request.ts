import type { FastifyInstance } from "fastify";

/** Statuses whose answers have no body, which `Response` refuses to give them. */
const WITHOUT_BODY = [204, 205, 304];
/** The platform's to say. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length"];
/** How a request came to the platform, which says by other means who asks. */
const forwarding = /^(?:forwarded|x-forwarded-.*|x-nf-.*|client-ip|x-real-ip|transfer-encoding)$/;

/**
 * Has the app answer a web-standard request that came from `address`. `inject` is how Fastify answers
 * without a socket; nothing is sent before the whole answer is there.
 */
export async function answerRequest(
  app: FastifyInstance,
  request: Request,
  address: string,
): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const sent = [...request.headers].filter(([name]) => !forwarding.test(name));
  const body = Buffer.from(await request.arrayBuffer());
  const { statusCode, headers, rawPayload } = await app.inject({
    // Any method: the app refuses those that it does not know.
    method: request.method as "GET",
    url: pathname + search,
    headers: { host, ...Object.fromEntries(sent) },
    remoteAddress: address,
    ...(body.length > 0 ? { payload: body } : {}),
  });
  return new Response(WITHOUT_BODY.includes(statusCode) ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: Object.entries(headers).flatMap(([name, value]) => pairs(name, value)),
  });
}

/** One pair for each value: cookies cannot be joined. */
function pairs(name: string, value: number | string | string[] | undefined): [string, string][] {
  if (value === undefined || ofConnection.includes(name)) return [];
  return [value].flat().map((each) => [name, String(each)]);
}
