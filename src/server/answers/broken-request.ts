import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problems } from "../../domain/calls/api.ts";
import type { Problem } from "../../domain/calls/api-schemas.ts";
import { partHeaders } from "../headers/security-headers.ts";
import { PROBLEM_TYPE } from "./problems.ts";

/** How long a client may take to close its end of a closed connection, in ms. */
const CLOSING_MS = 2000;

/**
 * Answers a malformed request on the socket, and closes it. The client has a moment to read the
 * answer; after that the connection is destroyed.
 */
export function answerBrokenRequest(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const cutOff = setTimeout(() => socket.destroy(), CLOSING_MS);
  socket.once("close", () => clearTimeout(cutOff));
  const problem = problemOf(error.code);
  // A person who opens a page can have too many cookies; POST comes only from our own script.
  const isPage = problem === headersTooLarge && !/^POST /.test(String(error.rawPacket));
  const body = isPage ? pageOf(problem.title) : JSON.stringify(problem);
  const type = isPage ? "text/html" : PROBLEM_TYPE;
  const headers = Object.entries(headersOf(body, type)).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  socket.end([head, ...headers, "", body].join("\r\n"));
}

/** Answers a request with an `Expect` that Node does not know, which reaches no route. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(problems.expectationFailed);
  response.writeHead(problems.expectationFailed.status, headersOf(body, PROBLEM_TYPE)).end(body);
}

function pageOf(sentence: string): string {
  return `<!doctype html><html lang="es-GT"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1></html>`;
}

/** The headers of an answer that is sent without Fastify. */
function headersOf(body: string, type: string): Record<string, string> {
  return {
    ...partHeaders,
    "content-type": `${type}; charset=utf-8`,
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
}

const { headersTooLarge } = problems;

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return problems.tooSlow;
    case "HPE_HEADER_OVERFLOW":
      return headersTooLarge;
    default:
      return problems.invalidRequest;
  }
}
