import { join } from "node:path";
import { frozenSite, judgingSite } from "../../src/testing/frozen-edition.ts";
import { runDemo } from "../testing/running-server.ts";

/** Where contact sheets are written. */
export const sheetsFolder = "test-results/sheets";

/** A content set's demo. */
export interface ServedSet {
  /** The folder of its sheets. */
  readonly name: string;
  /** Of the built site that is served. */
  readonly dist: string;
  /** Such as `http://localhost:4174/`. */
  readonly address: string;
}

const contentSets = { congelada: frozenSite, dificil: judgingSite };

/** Serves the frozen edition, then the one that is hard to show; each until `take` has ended. */
export async function serveEachSet(take: (set: ServedSet) => Promise<void>): Promise<void> {
  for (const [name, site] of Object.entries(contentSets)) {
    const dist = join(site, "dist");
    const server = await runDemo(0, dist);
    try {
      await take({ name, dist, address: server.address });
    } finally {
      await server.stop();
    }
  }
}
