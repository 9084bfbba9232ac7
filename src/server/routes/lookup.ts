import type { FastifyInstance } from "fastify";
import { apiPaths, problems } from "../../domain/api.ts";
import {
  type LookupAnswer,
  type LookupRequest,
  lookupAnswerSchema,
  lookupRequestSchema,
} from "../../domain/api-schemas.ts";
import type { Registration } from "../../domain/participant.ts";
import type { Store } from "../../store/store.ts";
import { answers, jsonSchema } from "../json-schema.ts";
import type { LookupLimit } from "../plugins/lookup-limit.ts";
import { sendProblem } from "../plugins/problems.ts";

/** Tells whether a carnet is registered, and with which name and ticket. */
export function lookupRoute(app: FastifyInstance, store: Store, limit: LookupLimit): void {
  app.post<{ Body: LookupRequest }>(
    apiPaths.lookup,
    { schema: { body: jsonSchema(lookupRequestSchema), response: answers(lookupAnswerSchema) } },
    async (request, reply) => {
      const wait = await limit.wait(request.ip);
      if (wait !== null) return tooMany(wait);

      const participant = await store.findParticipant(request.body.carnet);
      // Counted and asked again before anything is told, so that a burst of requests, all let in
      // while none was counted yet, learns no more than the same requests one by one.
      const waitNow = await (participant === null
        ? limit.countMiss(request.ip)
        : limit.wait(request.ip));
      if (waitNow !== null) return tooMany(waitNow);
      return visible(participant);

      function tooMany(seconds: number) {
        return sendProblem(reply.header("retry-after", seconds), problems.tooManyLookups);
      }
    },
  );
}

/** Field by field, so that whatever else a stored document holds stays inside. */
function visible(participant: Registration | null): LookupAnswer {
  if (participant === null) return { participant };
  const { nombre, numeroTicket } = participant;
  return { participant: { nombre, numeroTicket } };
}
