import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Participant } from "../../../src/domain/carnet/participant.ts";
import { doorLink } from "../../../src/domain/door/link.ts";
import { buildApp } from "../../../src/server/app.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { openDoor } from "../../../src/server/testing/door-under-test.ts";
import { openStore } from "../../../src/store/open-store.ts";
import type { Store } from "../../../src/store/port/store.ts";
import { frozenSite } from "../../../src/testing/frozen-edition.ts";
import { saveList } from "../../../src/testing/save-list.ts";

/** A server with its own database and a list of people. */
export interface RunningDoors {
  readonly store: Store;
  /** Opens a door; resolves with its link. */
  open(name?: string, until?: number): Promise<string>;
  /** Refuses all connections, as if the phone were offline. */
  cutOff(): void;
  reconnect(): void;
  stop(): Promise<void>;
}

/** Thirty people; the first has accents. */
export const people: readonly Participant[] = Array.from({ length: 30 }, (_, index) => ({
  carnet: `2490-21-${1000 + index}`,
  nombre:
    index === 0 ? "José Ángel Núñez Güell" : `Persona ${String(index).padStart(2, "0")} Ixchel`,
  numeroTicket: `XIII-${String(index + 1).padStart(3, "0")}`,
}));
export const [jose, ...others] = people as [Participant, ...Participant[]];

export const north = "Entrada norte";
export const south = "Entrada sur";

/** Starts the built site with these people in a temporary database. */
export async function startDoors(): Promise<RunningDoors> {
  const folder = await mkdtemp(join(tmpdir(), "puerta-"));
  const store = await openStore(`sqlite:${join(folder, "convencion.db")}`);
  await saveList(store, [...people]);
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildApp({
    ...config,
    store,
    siteDir: resolve(frozenSite, "dist/site"),
  });
  let isCut = false;
  app.server.on("connection", (socket) => isCut && socket.destroy());
  const address = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  return {
    store,
    open: async (name = north, until = Date.now() + 3_600_000) =>
      doorLink(`http://localhost:${address.port}`, await openDoor(store, name, until)),
    cutOff() {
      isCut = true;
      app.server.closeAllConnections();
    },
    reconnect() {
      isCut = false;
    },
    async stop() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
