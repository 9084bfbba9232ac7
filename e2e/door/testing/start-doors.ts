import { openDoor } from "#app/server/testing/door-under-test.ts";
import { doorLink } from "#door/model/link.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { people, type RunningPlace, startPlace } from "../../organise/testing/start-place.ts";

/** A server with its own database and a list of people. */
export interface RunningDoors extends RunningPlace {
  /** Opens a door; resolves with its link. */
  open(name?: string, until?: number): Promise<string>;
  /** Refuses all connections, as if the phone were offline. */
  cutOff(): void;
  reconnect(): void;
}

export { people };
export const [jose, ...others] = people as [Participant, ...Participant[]];

export const north = "Entrada norte";
export const south = "Entrada sur";

/** Starts the built site with these people in a temporary database. */
export async function startDoors(): Promise<RunningDoors> {
  const place = await startPlace();
  const { server, store, address } = place;
  let isCut = false;
  server.on("connection", (socket) => isCut && socket.destroy());
  return {
    ...place,
    open: async (name = north, until = Date.now() + 3_600_000) =>
      doorLink(address, await openDoor(store, name, until)),
    cutOff() {
      isCut = true;
      server.closeAllConnections();
    },
    reconnect() {
      isCut = false;
    },
  };
}
