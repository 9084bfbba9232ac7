import type { FastifyInstance } from "fastify";

/** The apps of one site, one after the other: the first one listens, the current one answers. */
export interface Swappable {
  /** Lets `next` answer all further requests; those in flight are finished by the app that has them. */
  swap(next: FastifyInstance): Promise<void>;
  /** Closes the server and its apps, once requests in flight are answered. */
  close(): Promise<void>;
}

export function swappable(first: FastifyInstance): Swappable {
  let current = first;
  return {
    async swap(next) {
      await next.ready();
      const before = current;
      first.server.off("request", before.routing);
      first.server.on("request", next.routing);
      current = next;
      // The first one owns the connections.
      if (before !== first) await before.close();
    },
    async close() {
      await Promise.all([...new Set([first, current])].map((app) => app.close()));
    },
  };
}
