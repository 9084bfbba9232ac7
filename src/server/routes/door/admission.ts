import type { FastifyReply, FastifyRequest } from "fastify";
import { problems } from "../../../domain/calls/api.ts";
import { doorProblems } from "../../../domain/door/calls.ts";
import { secretOf } from "../../../domain/door/link.ts";
import { hashSecret } from "../../../store/port/door-secret.ts";
import type { DoorStore, FoundDoor } from "../../../store/port/door-store.ts";
import { sendProblem } from "../../answers/problems.ts";
import { isForeign } from "../../guards/same-origin.ts";

/** The interval at which a door's contact is stored, in ms. */
const CONTACT_EVERY_MS = 60_000;

/** Admits calls that carry the secret of an open door. */
export interface DoorAdmission {
  /** Runs before the body is read; sends the problem if the call is refused. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** The door of an admitted call. */
  doorOf(request: FastifyRequest): FoundDoor;
}

export function doorAdmission(doors: DoorStore): DoorAdmission {
  const admitted = new WeakMap<FastifyRequest, FoundDoor>();
  const lastNoted = new Map<string, number>();

  async function noteContact({ name }: FoundDoor, request: FastifyRequest): Promise<void> {
    const now = Date.now();
    if (Math.abs(now - (lastNoted.get(name) ?? 0)) < CONTACT_EVERY_MS) return;
    lastNoted.set(name, now);
    await doors.noteContact(name, now).catch((error: unknown) => {
      request.log.warn({ err: error }, "the contact of a door could not be noted");
    });
  }

  return {
    admit: async (request, reply) => {
      if (isForeign(request)) return sendProblem(reply, problems.foreignOrigin);
      const secret = secretOf(request.headers.authorization);
      const secretHash = secret === null ? null : hashSecret(secret);
      const door = secretHash === null ? null : await doors.find(secretHash);
      if (door === null) return refuse(reply, "unknownDoor");
      if (door.closedAt !== null) return refuse(reply, "closedDoor");
      if (Date.now() >= door.validUntil) return refuse(reply, "expiredDoor");
      admitted.set(request, door);
      await noteContact(door, request);
    },
    doorOf: (request) => {
      const door = admitted.get(request);
      if (door === undefined) throw new Error("A call of a door was not admitted");
      return door;
    },
  };
}

function refuse(
  reply: FastifyReply,
  problem: "unknownDoor" | "closedDoor" | "expiredDoor",
): FastifyReply {
  return sendProblem(reply.header("www-authenticate", "Bearer"), doorProblems[problem]);
}
