import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** The site through a proxy that can hold files back or refuse them, in any engine. */
export interface SlowSite {
  /** Such as `http://127.0.0.1:40123/`. */
  readonly address: string;
  /** Holds back files whose path matches until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Sends the page up to `text`, and the rest once the returned function is called. */
  pauseBefore(text: string): () => void;
  /** Refuses all requests whose path matches, until the returned function is called. */
  lose(path: RegExp): () => void;
  /** Refuses the next request whose path matches; resolves once it has come. */
  refuseOnce(path: RegExp): Promise<void>;
  close(): Promise<void>;
}

export async function openSlowSite(site: string): Promise<SlowSite> {
  const held = new Map<RegExp, Promise<void>>();
  const refused = new Map<RegExp, () => void>();
  const lost = new Set<RegExp>();
  let pause: Pause | null = null;
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url: path = "/" } = incoming;
    for (const [pattern, released] of held) if (pattern.test(path)) await released;
    for (const [pattern, reached] of refused) {
      if (!pattern.test(path)) continue;
      refused.delete(pattern);
      outgoing.writeHead(503).end();
      return reached();
    }
    if ([...lost].some((pattern) => pattern.test(path))) return outgoing.writeHead(503).end();
    const paused = path === "/" ? pause : null;
    // A compressed answer could not be cut.
    if (paused) delete headers["accept-encoding"];
    const onward = request(new URL(path, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (paused) void sendInTwo(answer, outgoing, paused);
      else answer.pipe(outgoing);
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
    pauseBefore: (text) => {
      const { promise, release } = gate();
      pause = { text, released: promise };
      return () => {
        pause = null;
        release();
      };
    },
    lose: (path) => {
      lost.add(path);
      return () => void lost.delete(path);
    },
    refuseOnce: (path) => new Promise((resolve) => refused.set(path, resolve)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Pause {
  readonly text: string;
  readonly released: Promise<void>;
}

async function sendInTwo(answer: IncomingMessage, outgoing: ServerResponse, pause: Pause) {
  const whole = await text(answer);
  const cut = whole.indexOf(pause.text);
  if (cut < 0) throw new Error(`The page holds no ${pause.text}`);
  outgoing.write(whole.slice(0, cut));
  await pause.released;
  outgoing.end(whole.slice(cut));
}

function gate() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
