import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { startsOf } from "#edition/model/event-days.ts";
import { idsAmong } from "#people/model/carnet/participant.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import { sendCompressed } from "#platform/http/compressed.ts";
import { jsonSchema } from "#platform/http/json-schema.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { tokenBuckets } from "#platform/http/token-bucket.ts";
import {
  doorPaths,
  doorProblems,
  type ListAnswer,
  type SyncAnswer,
  type SyncRequest,
  syncRequestSchema,
} from "../model/calls.ts";
import type { DoorStores } from "../store/door-store.ts";
import { admitDoors, admittedDoor } from "./admission.ts";
import { recordSent } from "./record-sent.ts";

/** The most lines of one call, each with the longest name. */
const BODY_LIMIT_BYTES = 128 * 1024;

/**
 * Limits the new lines of each door, so that a leaked link cannot flood the log: as many at once as four phones
 * record in a day without a network, if each of them admits all students.
 */
const LINES_AT_ONCE = 12_000;
/** Faster than anybody scans all day. */
const ONE_MORE_EVERY_MS = 500;
/** Ids of recorded lines, which phones send again when an answer was lost. */
const IDS_KEPT = 50_000;

/** The calls of the doors' phones: fetch the list, send entries and receive those of others. */
export function doorRoutes(
  app: FastifyInstance,
  store: DoorStores,
  edition: () => ServedEdition,
): void {
  const admit = admitDoors(app, store.door);
  const limit = tokenBuckets(LINES_AT_ONCE, ONE_MORE_EVERY_MS);
  const recorded = new LRUCache<string, true>({ max: IDS_KEPT });

  app.get(doorPaths.list, { onRequest: admit }, async (request, reply) => {
    const { name, validUntil, isRehearsal } = admittedDoor(request);
    const { version, position, participants } = await store.readList();
    const { days } = edition();
    const answer: ListAnswer = {
      door: name,
      ...(isRehearsal && { isRehearsal }),
      days,
      until: validUntil,
      now: Date.now(),
      listVersion: withDays(version),
      position,
      carnet: participants.map(({ carnet }) => carnet),
      nombre: participants.map(({ nombre }) => nombre),
      numeroTicket: participants.map(({ numeroTicket }) => numeroTicket),
      ...(participants.some(({ tipo }) => tipo) && {
        tipo: participants.map(({ tipo = "" }) => tipo),
      }),
      ids: idsAmong(participants),
    };
    return sendCompressed(request, reply, answer);
  });

  /** The version of the list with the event's days, so that phones learn of others. */
  const withDays = (version: string) => version + startsOf(edition().days);
  const schema = { body: jsonSchema(syncRequestSchema) };
  app.post<{ Body: SyncRequest }>(
    doorPaths.sync,
    { schema, onRequest: admit, bodyLimit: BODY_LIMIT_BYTES, attachValidation: true },
    async (request, reply) => {
      if (request.validationError) return sendProblem(reply, doorProblems.invalidDoorRequest);
      const door = admittedDoor(request);
      const { since, events: sent, logId } = request.body;
      const wait = limit(door.name).takeOrWait(sent.filter(({ id }) => !recorded.has(id)).length);
      if (wait > 0) {
        return sendProblem(reply.header("retry-after", wait), doorProblems.tooManyLines);
      }
      const answers = await recordSent(store.door, door, sent, edition().carnets);
      for (const { id, outcome } of answers) if (outcome !== "refused") recorded.set(id, true);
      let page = await store.door.readLog(since);
      if (logId !== undefined && logId !== page.logId) page = await store.door.readLog(0);
      const answer: SyncAnswer = {
        answers,
        events: page.lines,
        logId: page.logId,
        cursor: page.cursor,
        more: page.more,
        listVersion: withDays(await store.listVersion()),
        ...(door.isRehearsal && { isRehearsal: true }),
        now: Date.now(),
        until: door.validUntil,
      };
      return sendCompressed(request, reply, answer);
    },
  );
}
