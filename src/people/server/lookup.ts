import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problems } from "#platform/calls/problems.ts";
import { jsonSchema } from "#platform/http/json-schema.ts";
import type { LookupLimit } from "#platform/http/lookup-limit.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { alikeCarnets } from "../model/carnet/lacking-zeros.ts";
import {
  lookupRequestSchema,
  type Participant,
  type Registration,
} from "../model/carnet/participant.ts";
import { type LookupAnswer, type LookupRequest, lookupPath } from "../model/lookup-call.ts";
import type { PeopleStore } from "../store/people-store.ts";
import type { ServedEdition } from "./served-edition.ts";

/** More fields of an answer about a carnet, from another feature, for those who are not `listed`. */
type Beside = (
  carnet: string,
  possible: readonly string[],
  listed: Promise<Participant | null>,
) => Promise<object>;

interface Options {
  readonly limit: LookupLimit;
  readonly edition: () => ServedEdition;
  readonly beside: Beside;
}

/** Answers whether a carnet is registered, with name and ticket, and what else `beside` knows of it. */
export function lookupRoute(
  app: FastifyInstance,
  store: PeopleStore,
  { limit, edition, beside }: Options,
): void {
  const schema = { body: jsonSchema(lookupRequestSchema) };
  app.post<{ Body: LookupRequest }>(lookupPath, { schema }, async (request, reply) => {
    const refused = refusedLookup(limit, request, reply);
    if (refused !== null) return refused;
    const { carnet } = request.body;
    const possible = alikeCarnets(carnet, edition().carnets);
    // Both are asked, found or not, so that an answer takes equally long.
    const listed = store.findParticipant(carnet, possible);
    const [participant, other] = await Promise.all([listed, beside(carnet, possible, listed)]);
    return participant === null ? { ...visible(null), ...other } : visible(participant);
  });
}

/** Answers a look-up that the limit refuses; `null` if it is admitted. */
export function refusedLookup(
  limit: LookupLimit,
  { ip, body }: FastifyRequest<{ Body: LookupRequest }>,
  reply: FastifyReply,
): FastifyReply | null {
  const admission = limit(ip, body.carnet);
  if (admission.kind === "admitted") return null;
  reply.header("retry-after", admission.retrySeconds);
  const isBusy = admission.kind === "busy";
  return sendProblem(reply, isBusy ? problems.overloaded : problems.tooManyLookups);
}

/** Copies what a visitor may see, so that no other field of a stored document is sent. */
function visible(participant: Registration | null): LookupAnswer {
  if (participant === null) return { participant };
  const { nombre, numeroTicket, tipo } = participant;
  return { participant: { nombre, numeroTicket, ...(tipo && { tipo }) } };
}
