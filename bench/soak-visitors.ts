import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { apiPaths, visitCookie } from "../src/domain/calls/api.ts";
import type { Participant } from "../src/domain/carnet/participant.ts";

/** What a soak's visitors were answered so far. */
export interface Tally {
  requests: number;
  visits: number;
  /** Answers that do not fit their request. */
  readonly wrong: string[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly counted: boolean;
}

const MISSES_PER_ADDRESS = 20;

/** Sends a mixture of everything that visitors and attackers send until `signal` is aborted. */
export async function visitUntil(
  signal: AbortSignal,
  address: string,
  registered: readonly Participant[],
  tally: Tally,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const { port, hostname } = new URL(address);
  let misses = 0;
  let network = randomNetwork();

  async function ask(method: "GET" | "POST", path: string, body?: unknown, headers = {}) {
    const outgoing = request(address + path, {
      agent,
      method,
      headers: { "x-forwarded-for": network, ...headers },
    });
    if (body === undefined) outgoing.end();
    else outgoing.setHeader("content-type", "application/json").end(JSON.stringify(body));
    const [incoming] = await once(outgoing, "response");
    tally.requests += 1;
    return {
      status: incoming.statusCode,
      body: await text(incoming),
      counted: incoming.headers["set-cookie"] !== undefined,
    } satisfies Answer;
  }

  function expectThat(right: boolean, what: string, { status, body }: Answer): void {
    if (!right) tally.wrong.push(`${what}: ${status} ${body.slice(0, 200)}`);
  }

  /** Sends half a request and leaves. */
  async function leaveMidway(): Promise<void> {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(`POST ${apiPaths.lookup} HTTP/1.1\r\nhost: x\r\ncontent-length: 30\r\n\r\n{"car`);
    socket.destroy();
    tally.requests += 1;
  }

  const actions: readonly (() => Promise<void>)[] = [
    async () => {
      const page = await ask("GET", "/", undefined, { accept: "text/html" });
      expectThat(page.status === 200 && page.body.includes("</html>"), "the page", page);
    },
    async () => {
      const { carnet, nombre, numeroTicket } = pick(registered);
      const found = await ask("POST", apiPaths.lookup, { carnet });
      const expected = JSON.stringify({ participant: { nombre, numeroTicket } });
      expectThat(
        found.status === 200 && found.body.trim() === expected,
        "a registered carnet",
        found,
      );
    },
    async () => {
      misses += 1;
      if (misses % MISSES_PER_ADDRESS === 0) network = randomNetwork();
      const unknown = await ask("POST", apiPaths.lookup, { carnet: "2490-99-1" });
      const right = unknown.body.trim() === '{"participant":null}' || unknown.status === 429;
      expectThat(right, "a carnet that is not registered", unknown);
    },
    async () => {
      network = randomNetwork();
      const visit = await ask("POST", apiPaths.visits);
      if (visit.counted) tally.visits += 1;
      expectThat(visit.status === 200 && visit.counted, "a first visit", visit);
    },
    async () => {
      const headers = { cookie: `${visitCookie.name}=${visitCookie.value}` };
      const visit = await ask("POST", apiPaths.visits, undefined, headers);
      expectThat(visit.status === 200 && !visit.counted, "a later visit", visit);
    },
    async () => {
      const refused = await ask("POST", apiPaths.lookup, { carnet: "' OR 1=1 --" });
      expectThat(refused.status === 400, "no carnet at all", refused);
    },
    async () => {
      const missing = await ask("GET", `/no-existe-${Math.random()}`);
      expectThat(missing.status === 404, "an address that leads nowhere", missing);
    },
    leaveMidway,
  ];

  // Misses are rare, as they are in life.
  const weights = [6, 8, 0.05, 2, 4, 1, 1, 0.5];
  while (!signal.aborted) await pickWeighted(actions, weights)();
  agent.destroy();
}

function randomNetwork(): string {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

function pickWeighted<Item>(items: readonly Item[], weights: readonly number[]): Item {
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return items[index] ?? pick(items);
}
