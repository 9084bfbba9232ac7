import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readConfig } from "#app/config.ts";
import { buildApp } from "#app/server/app.ts";
import { openStore } from "#app/store/open-store.ts";
import type { Store } from "#app/store/store.ts";
import { readBuiltEdition } from "#edition/files/built-edition.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { carnets } from "#testing/carnets.ts";
import { frozenSite } from "#testing/frozen-edition.ts";
import { noContents } from "#testing/no-contents.ts";
import { type LiveSite, openSite } from "../../../src/app/server/live-site.ts";
import type { TextsStore } from "../../../src/texts/server/texts-store.ts";

/** A server with its own database, a list of people and a key. */
export interface RunningPlace {
  readonly store: Store;
  /** Without trailing slash. */
  readonly address: string;
  readonly site: LiveSite;
  stop(): Promise<void>;
}

export const key = "clave inventada para las pruebas";

/** Thirty people; the first has accents. */
export const people: readonly Participant[] = Array.from({ length: 30 }, (_, index) => ({
  carnet: `2490-21-${1000 + index}`,
  nombre:
    index === 0 ? "José Ángel Núñez Güell" : `Persona ${String(index).padStart(2, "0")} Ixchel`,
  numeroTicket: `XIII-${String(index + 1).padStart(3, "0")}`,
}));

/**
 * Serves the built site of the frozen edition, or that in the folder `built`, with a temporary database;
 * `texts` are edited there.
 */
export async function startPlace(
  texts: TextsStore | null = null,
  built: string = frozenSite,
): Promise<RunningPlace & { readonly server: Server }> {
  const folder = await mkdtemp(join(tmpdir(), "organizar-"));
  const store = await openStore(`sqlite:${join(folder, "convencion.db")}`);
  await store.restore({ ...noContents, participants: people });
  const config = readConfig({ LOG_LEVEL: "silent", ORGANISERS_KEY: key });
  const site = await openSite(resolve(built, "dist/site"));
  const { inscripcion } = (await readBuiltEdition(resolve(built, "dist"))) ?? {};
  const edition = { carnets, days: [], inscripcion };
  let address = "";
  const app = await buildApp({
    ...config,
    store,
    site,
    edition: () => edition,
    certificates: async () => ({ ...(await site.current.certificates()), site: address }),
    texts,
  });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  address = `http://localhost:${port}`;
  return {
    store,
    address,
    site,
    server: app.server,
    async stop() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
