import { expect, test, vi } from "vitest";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import {
  type OrganiserBrowser,
  organiserOfList,
  organisersUnderTest,
} from "#app/server/testing/organiser.ts";
import type { Store } from "#app/store/store.ts";
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

/** Those of the list who have signed up, beside its samples. */
const listedOf = async (store: Store) =>
  (await store.participants()).filter(({ nombre }) => nombre === eva.nombre);

async function approve(organiser: OrganiserBrowser, numbers: number[], headers = {}) {
  const answer = await organiser.post(registrationCalls.approve, { numbers }, headers);
  expect(answer.statusCode).toBe(200);
  expect(registrationCalls.approve.answer.parse(answer.json())).toEqual(answer.json());
  return answer.json().approved;
}

test("a student signs up once, is told what became of it, and finds the ticket once approved", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null });
  const review = { kind: "review", number: 1 };
  expect((await signUp(app, eva)).json()).toEqual({ ...review, isEarlier: false });
  // As after a lost answer, or to correct something.
  const again = { ...eva, nombre: "ixim, eva", correo: "otra@example.org" };
  expect((await signUp(app, again)).json()).toEqual({ ...review, isEarlier: true });
  expect(await store.registration.list()).toMatchObject([eva]);
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null, request: review });

  const organiser = await organiserOfList(app);
  expect((await organiser.get(registrationCalls.signUps)).json().signUps).toMatchObject([eva]);
  await approve(organiser, [1]);
  expect((await lookUp(app, eva.carnet)).json()).toEqual({
    participant: { nombre: eva.nombre, numeroTicket: expect.any(String) },
  });
  expect((await signUp(app, eva)).json()).toEqual({ kind: "listed" });
});

test("whoever has the carnet of another's request by mistake is told, whatever its leading zeros", async () => {
  const { app, store } = await appUnderTest({ edition });
  await signUp(app, eva);
  const taken = { kind: "taken", number: 1 };
  expect((await signUp(app, { ...eva, nombre: "Luis Mó" })).json()).toEqual(taken);
  const zeros = { ...eva, carnet: "2490-25-000077" };
  expect((await signUp(app, zeros)).json()).toEqual({ kind: "review", number: 1, isEarlier: true });
  expect((await lookUp(app, zeros.carnet)).json().request).toMatchObject({ number: 1 });
  expect((await signUp(app, { ...zeros, nombre: "Luis Mó" })).json()).toEqual(taken);
  expect(await store.registration.list()).toHaveLength(1);
});

test("two organisers who approve at once put nobody on the list twice", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  await signUp(app, eva);
  const [marta, luz] = [await organiserOfList(app, "Marta"), await organiserOfList(app, "Luz")];
  const answers = await Promise.all([marta, luz].map((each) => approve(each, [1])));
  expect(answers.flat()).toMatchObject([{ nombre: eva.nombre }]);
  expect(await listedOf(store)).toMatchObject([eva]);
});

test("approving from an old page leaves out whoever was rejected, erased, or approved and renumbered", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  for (const index of [1, 2, 3, 4]) await signUp(app, another(index));
  const organiser = await organiserOfList(app);
  await organiser.post(registrationCalls.decide, { numbers: [1], reason: "No pagó" });
  await organiser.post(registrationCalls.erase, { number: 2 });
  await approve(organiser, [3]);
  const [before = null] = await listedOf(store);
  await organiser.send([{ before, after: { ...eva, carnet: "2490-25-999", numeroTicket: "x" } }]);
  expect(await approve(organiser, [1, 2, 3, 4])).toHaveLength(1);
  const listed = (await listedOf(store)).map(({ carnet }) => carnet);
  expect(listed).toEqual([another(4).carnet, "2490-25-999"]);
  expect(await approve(organiser, [1, 2, 3, 4])).toEqual([]);
});

test("rejecting from an old page rejects nobody when one has been approved, who would keep the ticket", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  for (const index of [1, 2]) await signUp(app, another(index));
  const organiser = await organiserOfList(app);
  await approve(organiser, [1]);
  const reject = (numbers: number[]) =>
    organiser.post(registrationCalls.decide, { numbers, reason: "No pagó" });
  expect((await reject([1, 2])).json()).toEqual(signUpProblems.approved);
  expect((await store.registration.list()).map(({ rejection }) => rejection)).toEqual([null, null]);
  expect((await reject([2])).statusCode).toBe(200);
});

test("an approval that is repeated because its answer was lost is answered again", async () => {
  const { app } = await organisersUnderTest({ edition });
  await signUp(app, eva);
  const organiser = await organiserOfList(app);
  const again = { [REPEATED_CALL_HEADER]: "0123456789abcdef" };
  const first = await approve(organiser, [1], again);
  expect(first).toHaveLength(1);
  expect(await approve(organiser, [1], again)).toEqual(first);
});

test("whose carnet was corrected after the approval is told so, and whoever really has the former one is not", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  await signUp(app, eva);
  const organiser = await organiserOfList(app);
  await approve(organiser, [1]);
  const [before = null] = await listedOf(store);
  const after = before && { ...before, carnet: "2490-25-999" };
  await organiser.send([{ before, after }], { kind: "correct" });
  const state = { kind: "corrected", number: 1 };
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null, request: state });
  expect((await signUp(app, eva)).json()).toMatchObject(state);

  const [now = null] = await listedOf(store);
  const renamed = now && { ...now, nombre: "Eva de la Cruz" };
  await organiser.send([{ before: now, after: renamed }], { kind: "correct" });
  expect((await lookUp(app, eva.carnet)).json().request).toEqual(state);
  const erased = await organiser.post(registrationCalls.erase, { number: 1 });
  expect(erased.json()).toEqual(signUpProblems.listed);

  const mistaken = renamed && { ...renamed, nombre: "Ana Paz", correo: "a@b.org", telefono: "1" };
  await organiser.send([{ before: renamed, after: mistaken }], { kind: "correct" });
  const review = { kind: "review", number: 1 };
  expect((await lookUp(app, eva.carnet)).json().request).toEqual(review);
});

test("erasing a request takes what its undone approval left, and touches nobody on the list", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  await signUp(app, eva);
  const organiser = await organiserOfList(app);
  await approve(organiser, [1]);
  const erase = () => organiser.post(registrationCalls.erase, { number: 1 });
  expect((await erase()).json()).toEqual(signUpProblems.listed);
  const [before = null] = await listedOf(store);
  expect(before).toMatchObject(eva);
  await organiser.send([{ before, after: null }], { kind: "remove" });
  expect((await erase()).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.history(eva.carnet)).toEqual([]);
  expect((await erase()).json()).toEqual(organiserProblems.noSuchItem);
});

test("a server that stops while it erases a request has erased all of it with the entry, or nothing", async () => {
  const stopped = () => Promise.reject(new Error("stopped"));
  const { app, store } = await organisersUnderTest({
    edition,
    // Every write after the first of the call, and the first time that one too.
    wrap: (wrapped) => ({
      ...wrapped,
      erase: vi.fn(wrapped.erase).mockImplementationOnce(stopped),
      journal: { ...wrapped.journal, add: stopped },
    }),
  });
  for (const index of [1, 2]) await signUp(app, another(index));
  const organiser = await organiserOfList(app);
  await approve(organiser, [1]);
  const [before = null] = await listedOf(store);
  await organiser.send([{ before, after: null }], { kind: "remove" });
  const erase = (number: number) => organiser.post(registrationCalls.erase, { number });
  expect((await erase(1)).statusCode).toBe(500);
  for (const number of [1, 2]) expect((await erase(number)).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.history(another(1).carnet)).toEqual([]);
  expect(await store.journal.list(null, 2)).toMatchObject([{ kind: "erase" }, { kind: "erase" }]);
});

test("erasing a request leaves what happened to somebody who had its carnet by mistake, and is gone or not", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  const organiser = await organiserOfList(app);
  const ana = { carnet: eva.carnet, nombre: "Ana Paz", numeroTicket: "T-900" };
  const corrected = { ...ana, carnet: "2490-25-999", personId: ana.carnet };
  await organiser.send([{ before: null, after: ana }]);
  await organiser.send([{ before: ana, after: corrected }], { kind: "correct" });
  await signUp(app, eva);
  expect((await organiser.post(registrationCalls.erase, { number: 1 })).statusCode).toBe(200);
  await organiser.send([{ before: corrected, after: null }], { kind: "remove" });
  await signUp(app, eva);
  // An approval that is undone.
  await approve(organiser, [2]);
  const [before = null] = await listedOf(store);
  await organiser.send([{ before, after: null }], { kind: "remove" });
  const history = await store.journal.history(ana.carnet);
  expect(history).toHaveLength(3);
  const erased = await organiser.post(registrationCalls.erase, { number: 2 });
  expect(erased.statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.naming(ana.carnet)).toMatchObject(history.slice(1));
});

test("whoever does not fit waits in order, and moves up when another is rejected with a reason", async () => {
  const { app, store } = await organisersUnderTest({ edition });
  for (const index of [1, 2, 3]) await signUp(app, another(index));
  const request = async (index: number) =>
    (await lookUp(app, another(index).carnet)).json().request;
  expect(await request(2)).toEqual({ kind: "review", number: 2 });
  expect(await request(3)).toEqual({ kind: "waiting", number: 3, place: 1 });

  const { get, post } = await organiserOfList(app, "Marta");
  const reason = "No llegó el comprobante";
  await post(registrationCalls.decide, { numbers: [1], reason });
  expect(await request(1)).toEqual({ kind: "rejected", number: 1, reason });
  const answer = (await get(registrationCalls.signUps)).json();
  expect(registrationCalls.signUps.answer.parse(answer)).toEqual(answer);
  expect(await request(3)).toEqual({ kind: "review", number: 3 });
  await post(registrationCalls.decide, { numbers: [1], reason: null });
  expect(await request(3)).toEqual({ kind: "waiting", number: 3, place: 1 });
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
