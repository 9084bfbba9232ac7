import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problems } from "../../domain/calls/api.ts";
import type { Problem } from "../../domain/calls/api-schemas.ts";
import { partHeaders } from "../../headers/security-headers.ts";
import { PROBLEM_TYPE } from "./problems.ts";

/** How long a client may take to close its end of a connection that was ended, in ms. */
const CLOSING_MS = 2000;

/**
 * Answers what is not even a request, on the bare connection, and closes it. The client gets a moment
 * to read the answer; one that does not close its end is cut off.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const cutOff = setTimeout(() => socket.destroy(), CLOSING_MS);
  socket.once("close", () => clearTimeout(cutOff));
  const problem = problemOf(error.code);
  const body = JSON.stringify(problem);
  const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  socket.end([head, ...headers, "", body].join("\r\n"));
}

/** Answers a request with an `Expect` that Node does not know, which comes before any route. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(problems.expectationFailed);
  response.writeHead(problems.expectationFailed.status, headersOf(body)).end(body);
}

/** The headers of a problem document that is sent past Fastify. */
function headersOf(body: string): Record<string, string> {
  return {
    ...partHeaders,
    "content-type": `${PROBLEM_TYPE}; charset=utf-8`,
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return problems.tooSlow;
    case "HPE_HEADER_OVERFLOW":
      return { ...problems.tooLarge, status: 431 };
    default:
      return problems.invalidRequest;
  }
}
