import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import {
  doorPaths,
  doorProblems,
  type ListAnswer,
  type SyncAnswer,
  type SyncRequest,
  syncRequestSchema,
} from "../../../domain/door/calls.ts";
import { cachedValue } from "../../../store/batching/cached-value.ts";
import type { Store } from "../../../store/port/store.ts";
import { sendCompressed } from "../../answers/compressed.ts";
import { jsonSchema } from "../../answers/json-schema.ts";
import { sendProblem } from "../../answers/problems.ts";
import { doorAdmission } from "./admission.ts";
import { recordSent } from "./record-sent.ts";
import { SentEvents } from "./sent-events.ts";

/** The most events of one call, each with the longest name. */
const BODY_LIMIT_BYTES = 128 * 1024;

/** The interval at which the log is searched for unreadable lines, in ms. */
const UNREADABLE_EVERY_MS = 600_000;

/** The calls of the doors' phones: fetch the list, send entries and receive those of others. */
export function doorRoutes(app: FastifyInstance, store: Store): void {
  const { admit, doorOf } = doorAdmission(store.door);
  const sentEvents = new SentEvents();
  const unreadable = cachedValue(UNREADABLE_EVERY_MS, () => store.door.unreadable());

  app.get(doorPaths.list, { onRequest: admit }, async (request, reply) => {
    const { name, validUntil } = doorOf(request);
    await warnOfUnreadable(request.log);
    const { version, position, participants } = await store.door.readList();
    const answer: ListAnswer = {
      door: name,
      until: validUntil,
      now: Date.now(),
      listVersion: version,
      position,
      carnet: participants.map(({ carnet }) => carnet),
      nombre: participants.map(({ nombre }) => nombre),
      numeroTicket: participants.map(({ numeroTicket }) => numeroTicket),
    };
    return sendCompressed(request, reply, answer);
  });

  /** `npm run puerta -- lista` shows organisers the same counts. */
  async function warnOfUnreadable(log: FastifyBaseLogger): Promise<void> {
    const { lines, doors } = await unreadable.get();
    if (lines + doors > 0) log.warn({ lines, doors }, "parts of the doors' data cannot be read");
  }

  const schema = { body: jsonSchema(syncRequestSchema) };
  app.post<{ Body: SyncRequest }>(
    doorPaths.sync,
    { schema, onRequest: admit, bodyLimit: BODY_LIMIT_BYTES, attachValidation: true },
    async (request, reply) => {
      if (request.validationError) return sendProblem(reply, doorProblems.invalidDoorRequest);
      const door = doorOf(request);
      const { since, events, logId } = request.body;
      const wait = sentEvents.waitSeconds(door.name, events.length);
      if (wait > 0) {
        return sendProblem(reply.header("retry-after", wait), doorProblems.tooManyEvents);
      }
      const answers = await recordSent(store.door, door, events);
      let page = await store.door.readLog(since);
      if (logId !== undefined && logId !== page.logId) page = await store.door.readLog(0);
      const answer: SyncAnswer = {
        answers,
        events: page.events,
        logId: page.logId,
        cursor: page.cursor,
        more: page.more,
        listVersion: await store.door.listVersion(),
        now: Date.now(),
        until: door.validUntil,
      };
      return sendCompressed(request, reply, answer);
    },
  );
}
