import { expect, test, vi } from "vitest";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { organiserOfList, organisersUnderTest } from "#app/server/testing/organiser.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { registrationProblems, signUpPath } from "../model/calls.ts";
import { registrationCalls, signUpProblems } from "../model/organiser-calls.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";

const contacts = { correo: "eva@example.org", telefono: "5555 1234" };
const eva = { carnet: "2490-25-77", nombre: "Eva Ixim", ...contacts };
const terms: RegistrationTerms = { pide: ["correo", "telefono"], cupo: 2 };
const edition = () => ({ inscripcion: terms });
const another = (index: number) => ({ ...eva, carnet: `2490-25-10${index}` });

type App = Awaited<ReturnType<typeof appUnderTest>>["app"];
const signUp = (app: App, payload: object) =>
  app.inject({ method: "POST", url: signUpPath, payload });

/** The site with an organiser, Marta, and what she does. */
async function withMarta(options: Parameters<typeof appUnderTest>[0] = {}) {
  const under = await organisersUnderTest({ edition, ...options });
  const { app, store } = under;
  const marta = await organiserOfList(app, "Marta");
  const { approve, decide, erase } = registrationCalls;
  /** Those of the list who have signed up, beside its samples. */
  const listed = async () =>
    (await store.participants()).filter(({ nombre }) => nombre === eva.nombre);
  return {
    ...under,
    marta,
    listed,
    async approve(numbers: number[], headers = {}) {
      const answer = await marta.post(approve, { numbers }, headers);
      expect(answer.statusCode).toBe(200);
      expect(approve.answer.parse(answer.json())).toEqual(answer.json());
      return answer.json().approved;
    },
    reject: (numbers: number[], reason: string | null = "No pagó") =>
      marta.post(decide, { numbers, reason }),
    erase: (number: number) => marta.post(erase, { number }),
    /** Corrects the one who was approved, or removes them. */
    async correct(fields: Partial<Participant> | null) {
      const [before = null] = await listed();
      expect(before).toMatchObject(contacts);
      const after = before && fields && { ...before, ...fields };
      const kind = fields === null ? "remove" : "correct";
      expect((await marta.send([{ before, after }], { kind })).statusCode).toBe(200);
      return after;
    },
    /** What whoever looks up their carnet reads of their request. */
    request: async ({ carnet }: { readonly carnet: string }) =>
      (await lookUp(app, carnet)).json().request,
  };
}

test("a student signs up once, is told what became of it, and finds the ticket once approved", async () => {
  const { app, store, marta, approve } = await withMarta();
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null });
  const review = { kind: "review", number: 1 };
  expect((await signUp(app, eva)).json()).toEqual({ ...review, isEarlier: false });
  // As after a lost answer, or to correct something.
  const again = { ...eva, nombre: "ixim, eva", correo: "otra@example.org" };
  expect((await signUp(app, again)).json()).toEqual({ ...review, isEarlier: true });
  expect(await store.registration.list()).toMatchObject([eva]);
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null, request: review });

  expect((await marta.get(registrationCalls.signUps)).json().signUps).toMatchObject([eva]);
  await approve([1]);
  expect((await lookUp(app, eva.carnet)).json()).toEqual({
    participant: { nombre: eva.nombre, numeroTicket: expect.any(String) },
  });
  expect((await signUp(app, eva)).json()).toEqual({ kind: "listed" });
});

test("whoever has the carnet of another's request by mistake is told, whatever its leading zeros", async () => {
  const { app, store, request } = await withMarta();
  await signUp(app, eva);
  const taken = { kind: "taken", number: 1 };
  expect((await signUp(app, { ...eva, nombre: "Luis Mó" })).json()).toEqual(taken);
  const zeros = { ...eva, carnet: "2490-25-000077" };
  expect((await signUp(app, zeros)).json()).toEqual({ kind: "review", number: 1, isEarlier: true });
  expect(await request(zeros)).toMatchObject({ number: 1 });
  expect((await signUp(app, { ...zeros, nombre: "Luis Mó" })).json()).toEqual(taken);
  expect(await store.registration.list()).toHaveLength(1);
});

test("two approvals at once put nobody on the list twice", async () => {
  const { app, approve, listed } = await withMarta();
  await signUp(app, eva);
  const answers = await Promise.all([approve([1]), approve([1])]);
  expect(answers.flat()).toMatchObject([{ nombre: eva.nombre }]);
  expect(await listed()).toMatchObject([eva]);
});

test("approving from an old page leaves out whoever was rejected, erased, or approved and renumbered", async () => {
  const { app, approve, reject, erase, correct, listed } = await withMarta();
  for (const index of [1, 2, 3, 4]) await signUp(app, another(index));
  await reject([1]);
  await erase(2);
  await approve([3]);
  await correct({ carnet: "2490-25-999", numeroTicket: "x" });
  expect(await approve([1, 2, 3, 4])).toHaveLength(1);
  const carnets = (await listed()).map(({ carnet }) => carnet);
  expect(carnets).toEqual([another(4).carnet, "2490-25-999"]);
  expect(await approve([1, 2, 3, 4])).toEqual([]);
});

test("rejecting from an old page rejects nobody when one has been approved, who would keep the ticket", async () => {
  const { app, store, approve, reject } = await withMarta();
  for (const index of [1, 2]) await signUp(app, another(index));
  await approve([1]);
  expect((await reject([1, 2])).json()).toEqual(signUpProblems.approved);
  expect((await store.registration.list()).map(({ rejection }) => rejection)).toEqual([null, null]);
  expect((await reject([2])).statusCode).toBe(200);
});

test("an approval that is repeated because its answer was lost is answered again", async () => {
  const { app, approve } = await withMarta();
  await signUp(app, eva);
  const again = { [REPEATED_CALL_HEADER]: "0123456789abcdef" };
  const first = await approve([1], again);
  expect(first).toHaveLength(1);
  expect(await approve([1], again)).toEqual(first);
});

test("whose carnet was corrected after the approval is told so, and whoever really has the former one is not", async () => {
  const { app, approve, correct, erase, request, marta } = await withMarta();
  await signUp(app, eva);
  await approve([1]);
  const now = await correct({ carnet: "2490-25-999" });
  const state = { kind: "corrected", number: 1 };
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null, request: state });
  expect((await signUp(app, eva)).json()).toMatchObject(state);
  expect((await erase(1)).json()).toEqual(signUpProblems.listed);

  const before = now && { ...now, personId: eva.carnet };
  const after = before && { ...before, nombre: "Ana Paz", correo: "a@b.org", telefono: "1" };
  await marta.send([{ before, after }]);
  expect(await request(eva)).toEqual({ kind: "review", number: 1 });
});

test("erasing a request takes what its undone approval left, and touches nobody on the list", async () => {
  const { app, store, approve, erase, correct } = await withMarta();
  await signUp(app, eva);
  await approve([1]);
  expect((await erase(1)).json()).toEqual(signUpProblems.listed);
  await correct(null);
  expect((await erase(1)).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.history(eva.carnet)).toEqual([]);
  expect((await erase(1)).json()).toEqual(organiserProblems.noSuchItem);
});

test("a server that stops while it erases a request has erased all of it with the entry, or nothing", async () => {
  const stopped = () => Promise.reject(new Error("stopped"));
  const { app, store, approve, erase, correct } = await withMarta({
    // Every write after the first of the call, and the first time that one too.
    wrap: (wrapped) => ({
      ...wrapped,
      erase: vi.fn(wrapped.erase).mockImplementationOnce(stopped),
      journal: { ...wrapped.journal, add: stopped },
    }),
  });
  for (const index of [1, 2]) await signUp(app, another(index));
  await approve([1]);
  await correct(null);
  expect((await erase(1)).statusCode).toBe(500);
  for (const number of [1, 2]) expect((await erase(number)).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.history(another(1).carnet)).toEqual([]);
  expect(await store.journal.list(null, 2)).toMatchObject([{ kind: "erase" }, { kind: "erase" }]);
});

test("erasing a request leaves what happened to somebody who had its carnet by mistake, and is gone or not", async () => {
  const { app, store, marta, approve, erase, correct } = await withMarta();
  const ana = { carnet: eva.carnet, nombre: "Ana Paz", numeroTicket: "T-900" };
  const corrected = { ...ana, carnet: "2490-25-999", personId: ana.carnet };
  await marta.send([{ before: null, after: ana }]);
  await marta.send([{ before: ana, after: corrected }]);
  await signUp(app, eva);
  expect((await erase(1)).statusCode).toBe(200);
  await marta.send([{ before: corrected, after: null }], { kind: "remove" });
  await signUp(app, eva);
  expect((await erase(2)).statusCode).toBe(200);
  await signUp(app, eva);
  // An approval that is undone.
  await approve([3]);
  await correct(null);
  const history = await store.journal.history(ana.carnet);
  expect(history).toHaveLength(3);
  expect((await erase(3)).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.naming(ana.carnet)).toMatchObject(history.slice(1));
});

test("whoever does not fit waits in order, and moves up when another is rejected with a reason", async () => {
  const { app, store, marta, reject, request } = await withMarta();
  for (const index of [1, 2, 3]) await signUp(app, another(index));
  expect(await request(another(2))).toEqual({ kind: "review", number: 2 });
  const waiting = { kind: "waiting", number: 3, place: 1 };
  expect(await request(another(3))).toEqual(waiting);

  const reason = "No llegó el comprobante";
  await reject([1], reason);
  expect(await request(another(1))).toEqual({ kind: "rejected", number: 1, reason });
  const answer = (await marta.get(registrationCalls.signUps)).json();
  expect(registrationCalls.signUps.answer.parse(answer)).toEqual(answer);
  expect(await request(another(3))).toEqual({ kind: "review", number: 3 });
  await reject([1], null);
  expect(await request(another(3))).toEqual(waiting);
  expect(await store.journal.list(null, 2)).toMatchObject([
    { kind: "reopen-sign-up", by: "Marta", detail: "la inscripción 1" },
    { kind: "reject-sign-up", by: "Marta", detail: "la inscripción 1" },
  ]);
});

test("whether a new request would wait is known before it is sent", async () => {
  for (const [index, isFull] of [false, false, true].entries()) {
    const { app } = await appUnderTest({ edition });
    for (let each = 0; each < index; each += 1) await signUp(app, another(each));
    expect((await app.inject(signUpPath)).json()).toEqual({ isFull });
  }
});

test("before it opens and after it closes nothing is stored, and whoever signed up is still told", async () => {
  let current: RegistrationTerms | undefined = terms;
  const { app, store } = await appUnderTest({ edition: () => ({ inscripcion: current }) });
  await signUp(app, eva);
  const early = { ...terms, desde: "2999-01-01T08:00:00-06:00" };
  const closed = { ...terms, hasta: "2001-01-01T08:00:00-06:00" };
  for (const [now, problem] of [
    [early, registrationProblems.early],
    [closed, registrationProblems.closed],
    [undefined, registrationProblems.closed],
  ] as const) {
    current = now;
    expect((await signUp(app, another(1))).json()).toEqual(problem);
  }
  current = closed;
  expect((await signUp(app, eva)).json()).toEqual({ kind: "review", number: 1, isEarlier: true });
  expect(await store.registration.list()).toHaveLength(1);
});

test("each field is checked by the rule for people, and only what is asked for is kept", async () => {
  const { app, store } = await appUnderTest({ edition });
  const faulty = { ...eva, nombre: " ", correo: "eva@", telefono: "55 12" };
  const refused = await signUp(app, faulty);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().faults)).toEqual(["nombre", "correo", "telefono"]);
  expect((await signUp(app, { ...eva, carnet: "2490-25" })).json().faults).toHaveProperty("carnet");
  expect((await signUp(app, { ...eva, otro: "x" })).json()).toEqual(problems.invalidRequest);
  await signUp(app, { ...eva, semestre: "8" });
  expect((await store.registration.list())[0]).not.toHaveProperty("semestre");
});

test("signing up counts as a look-up of the carnet, and no log has what was written", async () => {
  const { app, log } = await appUnderTest({ edition, lookupsPerAddress: 1 });
  expect((await signUp(app, eva)).statusCode).toBe(200);
  expect((await lookUp(app, eva.carnet)).statusCode).toBe(200);
  expect((await signUp(app, another(1))).json()).toEqual(problems.tooManyLookups);
  const everything = JSON.stringify(log());
  for (const trace of [eva.carnet, "Eva", "eva@", "5555"]) expect(everything).not.toContain(trace);
});
