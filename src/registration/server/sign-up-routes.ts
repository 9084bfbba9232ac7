import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import { lettersOfName } from "#people/model/better-name.ts";
import { checkValue } from "#people/model/carnet/check-person.ts";
import { alikeCarnets } from "#people/model/carnet/lacking-zeros.ts";
import {
  type Participant,
  type PersonField,
  personOf,
  requestedCarnetSchema,
} from "#people/model/carnet/participant.ts";
import { personFaultInWords } from "#people/model/carnet/person-fault-words.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { refusedLookup } from "#people/server/lookup.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import type { PeopleStore } from "#people/store/people-store.ts";
import { jsonSchema } from "#platform/http/json-schema.ts";
import type { LookupLimit } from "#platform/http/lookup-limit.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { cachedValue } from "#platform/store/shared-calls.ts";
import { requestsBegin } from "../model/arranged.ts";
import {
  type FullnessAnswer,
  registrationProblems,
  type SignUpAnswer,
  type SignUpFaults,
  signUpPath,
} from "../model/calls.ts";
import {
  contactFault,
  isRequester,
  type NewSignUp,
  type RankedSignUp,
  type RegistrationTerms,
  type SignUpState,
  stateOf,
  termsOf,
  windowAt,
} from "../model/sign-up.ts";
import type { RegistrationStores } from "../store/registration-store.ts";

interface Options {
  readonly limit: LookupLimit;
  readonly edition: () => ServedEdition;
}

/** A crowd that opens the form costs a database no count each. */
const COUNTED_EVERY_MS = 10_000;

const text = z.optional(z.string().check(z.maxLength(200)));
const signUpSchema = z.strictObject({
  carnet: requestedCarnetSchema,
  nombre: text,
  correo: text,
  telefono: text,
  semestre: text,
});
type Written = z.infer<typeof signUpSchema>;

/** Students sign up, once for each carnet. The answer is sent once the request is durable. */
export function signUpRoutes(
  app: FastifyInstance,
  store: RegistrationStores & PeopleStore,
  { limit, edition }: Options,
): void {
  const taken = cachedValue(COUNTED_EVERY_MS, () => store.registration.count());
  const withRoom = roomBesideFormer(store, edition);
  app.get(signUpPath, async (): Promise<FullnessAnswer> => {
    const current = termsOf(edition());
    const cupo = current === null ? undefined : (await withRoom(current)).cupo;
    return { isFull: cupo !== undefined && (await taken.get()) >= cupo };
  });

  const schema = { body: jsonSchema(signUpSchema) };
  app.post<{ Body: Written }>(signUpPath, { schema }, async (request, reply) => {
    const { carnets } = edition();
    const current = termsOf(edition());
    if (current === null) return sendProblem(reply, registrationProblems.closed);
    const refused = refusedLookup(limit, request, reply);
    if (refused !== null) return refused;
    const terms = await withRoom(current);
    const { carnet } = request.body;
    const possible = alikeCarnets(carnet, carnets);
    const now = Date.now();
    const answerFrom = async (held: RankedSignUp): Promise<SignUpAnswer> => {
      const { nombre, number, at } = held.signUp;
      const isOwn = lettersOfName(nombre) === lettersOfName(request.body.nombre ?? "");
      if (!isOwn) return { kind: "taken", number };
      // A request that this call stored has its time.
      return { ...(await stateIn(store, held, terms)), isEarlier: at !== now };
    };
    const [listed, before] = await Promise.all([
      store.findParticipant(carnet, possible),
      store.registration.find(carnet, possible),
    ]);
    if (listed !== null) return { kind: "listed" } satisfies SignUpAnswer;
    if (before !== null && isFormer(before, edition()))
      return sendProblem(reply, registrationProblems.former);
    const window = windowAt(terms, now);
    // Whoever signed up in time may ask again later, as after a lost answer.
    if (before !== null && window !== "open") return answerFrom(before);
    if (window === "before") return sendProblem(reply, registrationProblems.early);
    if (window === "after") return sendProblem(reply, registrationProblems.closed);
    const checked = checkSignUp(request.body, terms, carnets);
    if (checked.kind === "faulty") {
      const { faults } = checked;
      return sendProblem(reply, Object.assign({ faults }, registrationProblems.faulty));
    }
    if (before !== null && before.signUp.carnet !== checked.signUp.carnet)
      return answerFrom(before);
    // What was found may be older than an erasure, so the store decides whether the carnet has a request.
    const stored = await store.registration.add(checked.signUp, now);
    const ranked = await store.registration.find(stored.carnet);
    const isFound = ranked?.signUp.number === stored.number;
    return answerFrom(isFound ? ranked : { signUp: stored, rank: 0 });
  });
}

type CheckedSignUp =
  | { readonly kind: "sign-up"; readonly signUp: NewSignUp }
  | { readonly kind: "faulty"; readonly faults: SignUpFaults };

/** The rule for a person's fields, and for those that are asked for. Others are not kept. */
function checkSignUp(
  written: Written,
  { pide }: RegistrationTerms,
  carnets: CarnetRules,
): CheckedSignUp {
  const values: Partial<Record<PersonField, string>> = {};
  const faults: Partial<Record<keyof NewSignUp, string>> = {};
  for (const field of ["carnet", "nombre", ...pide] as const) {
    const value = written[field] ?? "";
    const checked = checkValue(field, value, carnets);
    if (checked.kind === "fault") {
      faults[field] = personFaultInWords(checked.reason);
      continue;
    }
    values[field] = checked.value;
    const fault = field === "carnet" || field === "nombre" ? null : contactFault(field, value);
    if (fault !== null) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { kind: "faulty", faults };
  const { numeroTicket: _, ...signUp } = personOf(values);
  return { kind: "sign-up", signUp };
}

/** Makes room in `cupo` for requests of an earlier edition, which the store counts before the others. */
function roomBesideFormer({ registration }: RegistrationStores, edition: () => ServedEdition) {
  const former = cachedValue(COUNTED_EVERY_MS, () =>
    registration.count(requestsBegin(edition().days, Date.now())),
  );
  return async (terms: RegistrationTerms): Promise<RegistrationTerms> =>
    terms.cupo ? { ...terms, cupo: terms.cupo + (await former.get()) } : terms;
}

/** Whether a request is of an earlier edition, and waits to be removed. */
const isFormer = ({ signUp }: RankedSignUp, { days }: ServedEdition) =>
  signUp.at < requestsBegin(days, Date.now());

/** What became of a request whose carnet is not on the list: it may have been corrected since. */
async function stateIn(
  store: PeopleStore,
  held: RankedSignUp,
  terms: RegistrationTerms,
): Promise<SignUpState> {
  const person = await store.findCorrected(held.signUp.carnet);
  const isOwn = person !== null && isRequester(person, held.signUp);
  return isOwn ? { kind: "corrected", number: held.signUp.number } : stateOf(held, terms);
}

/** What a look-up answers about a request beside the person, who may not be on the list yet. */
export function requestBeside(
  store: RegistrationStores & PeopleStore,
  edition: () => ServedEdition,
) {
  const withRoom = roomBesideFormer(store, edition);
  return async (
    carnet: string,
    possible: readonly string[],
    listed: Promise<Participant | null>,
  ): Promise<object> => {
    const current = termsOf(edition());
    if (current === null) return {};
    const found = await store.registration.find(carnet, possible);
    if (found === null || isFormer(found, edition()) || (await listed) !== null) return {};
    return { request: await stateIn(store, found, await withRoom(current)) };
  };
}
