import { join } from "node:path";
import { frozenSite, judgingSite } from "../../src/testing/frozen-edition.ts";
import { runServer } from "../testing/running-server.ts";

/** Where contact sheets are written. */
export const sheetsFolder = "test-results/sheets";

/** A content set's demo. */
export interface ServedSet {
  /** Of its contact sheets. */
  readonly folder: string;
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
    const server = await runServer("src/server/demo.ts", process.cwd(), 0, { DIST_DIR: dist });
    try {
      await take({ folder: join(sheetsFolder, name), dist, address: server.address });
    } finally {
      await server.stop();
    }
  }
}
