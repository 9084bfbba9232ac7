import { once } from "node:events";
import { createServer, request } from "node:http";

/** The site by a way on which files can be held back or get lost, in any engine. */
export interface SlowSite {
  /** Such as `http://127.0.0.1:40123/`. */
  readonly address: string;
  /** Holds files back whose path matches, until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Refuses the next request whose path matches; resolves once it has come. */
  refuseOnce(path: RegExp): Promise<void>;
  close(): Promise<void>;
}

export async function openSlowSite(site: string): Promise<SlowSite> {
  const held = new Map<RegExp, Promise<void>>();
  const refused = new Map<RegExp, () => void>();
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url: path = "/" } = incoming;
    for (const [pattern, released] of held) if (pattern.test(path)) await released;
    for (const [pattern, reached] of refused) {
      if (!pattern.test(path)) continue;
      refused.delete(pattern);
      outgoing.writeHead(503).end();
      return reached();
    }
    const onward = request(new URL(path, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    address: `http://127.0.0.1:${address.port}/`,
    hold: (path) => {
      const { promise, release } = gate();
      held.set(path, promise);
      return () => {
        held.delete(path);
        release();
      };
    },
    refuseOnce: (path) => new Promise((resolve) => refused.set(path, resolve)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function gate() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
