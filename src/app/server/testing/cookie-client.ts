import { once } from "node:events";
import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** Calls to a server process, as a browser makes them: each carries the cookie that was set last. */
export function cookieClient(address: string) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  let cookie = "";
  /** Sends a `POST` if there is a body; rejects if the answer is incomplete. */
  return async (path: string, body?: object) => {
    const outgoing = request(address + path, { method: body ? "POST" : "GET", agent });
    outgoing.setHeader("cookie", cookie);
    outgoing.setHeader("content-type", "application/json");
    outgoing.end(body && JSON.stringify(body));
    const [response] = await once(outgoing, "response");
    const [set] = response.headers["set-cookie"] ?? [];
    if (set !== undefined) cookie = set.split(";", 1)[0] ?? "";
    return { status: response.statusCode, content: Object(await json(response)) };
  };
}
