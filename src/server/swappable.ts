import type { FastifyInstance } from "fastify";

export type Swappable = ReturnType<typeof swappable>;

/** The apps of one site, one after the other: the first one listens, the current one answers. */
export function swappable(first: FastifyInstance) {
  let current = first;
  return {
    /** Lets `next` answer all further requests; those in flight are finished by the app that has them. */
    async swap(next: FastifyInstance): Promise<void> {
      await next.ready();
      const before = current;
      first.server.off("request", before.routing);
      first.server.on("request", next.routing);
      current = next;
      // The first one owns the connections.
      if (before !== first) await before.close();
    },
    /** Closes the server and its apps, once requests in flight are answered. */
    async close(): Promise<void> {
      await Promise.all([...new Set([first, current])].map((app) => app.close()));
    },
  };
}
