import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Store } from "#app/store/store.ts";
import { doorPaths, type SyncRequest } from "#door/model/calls.ts";
import type { SentLine } from "#door/model/lines.ts";
import { authorization } from "#door/model/link.ts";
import { hashSecret, secretFrom } from "#platform/store/secret.ts";

/** Opens a door, by default for an hour, and resolves with its secret. */
export async function openDoor(
  store: Store,
  name = "Entrada norte",
  validUntil = Date.now() + 3_600_000,
): Promise<string> {
  const secret = secretFrom(randomUUID(), name);
  const times = { validUntil, openedAt: Date.now() - 1000 };
  const door = { name, secretHash: hashSecret(secret), ...times, isRehearsal: false };
  if (!(await store.door.open(door))) throw new Error(`${name} is open already`);
  return secret;
}

/** Sends events and requests the lines after `since`. */
export function sync(
  app: FastifyInstance,
  secret: string,
  sent: Partial<Record<keyof SyncRequest, unknown>> = {},
) {
  return app.inject({
    method: "POST",
    url: doorPaths.sync,
    headers: { authorization: authorization(secret) },
    payload: { since: 0, events: [], ...sent },
  });
}

export function takeList(
  app: FastifyInstance,
  secret: string,
  headers: Record<string, string> = {},
) {
  return app.inject({
    url: doorPaths.list,
    headers: { authorization: authorization(secret), ...headers },
  });
}

/** An entry as a phone creates it. */
export function entryOf(carnet: string, at = Date.now()): SentLine {
  return { kind: "entry", id: randomUUID(), at, carnet };
}
