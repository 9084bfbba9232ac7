import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problems } from "#platform/calls/problems.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { isForeign } from "#platform/http/same-origin.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { cachedValue } from "#platform/store/shared-calls.ts";
import { doorProblems } from "../model/calls.ts";
import { secretOf } from "../model/link.ts";
import type { AdmittedDoor, DoorStore } from "../store/door-store.ts";

/** The interval at which a door's contact is stored, in ms. */
const CONTACT_EVERY_MS = 60_000;

/** How old the knowledge may be whether the database has a door, in ms: Firestore bills each reading of them. */
const NO_DOORS_MS = 300_000;

const DOOR = "door";

export const admittedDoor = (request: FastifyRequest) => request.getDecorator<AdmittedDoor>(DOOR);

/** Makes the hook that admits calls with the secret of an open door, before their body is read. */
export function admitDoors(app: FastifyInstance, doors: DoorStore) {
  app.decorateRequest(DOOR);
  const all = cachedValue(NO_DOORS_MS, () => doors.list());
  const lastNoted = new Map<string, number>();

  async function noteContact({ name }: AdmittedDoor): Promise<void> {
    const now = Date.now();
    if (Math.abs(now - (lastNoted.get(name) ?? 0)) < CONTACT_EVERY_MS) return;
    lastNoted.set(name, now);
    await doors.noteContact(name, now);
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForeign(request)) return sendProblem(reply, problems.foreignOrigin);
    const secret = secretOf(request.headers.authorization);
    const secretHash = secret === null ? null : hashSecret(secret);
    const door = secretHash === null ? null : await doors.find(secretHash);
    if (door === null) {
      if ((await all.get()).length > 0) return refuse(reply, "unknownDoor");
      // It is a new or a wrong database. Phones forget list and log of a door that is unknown, so they wait.
      return sendProblem(reply.header("retry-after", 5), problems.storeUnavailable);
    }
    if (door.closedAt !== null) return refuse(reply, "closedDoor");
    if (Date.now() >= door.validUntil) return refuse(reply, "expiredDoor");
    request.setDecorator<AdmittedDoor>(DOOR, door);
    await noteContact(door);
  };
}

function refuse(
  reply: FastifyReply,
  problem: "unknownDoor" | "closedDoor" | "expiredDoor",
): FastifyReply {
  return sendProblem(reply.header("www-authenticate", "Bearer"), doorProblems[problem]);
}
