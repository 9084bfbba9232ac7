import { expect, test } from "vitest";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";
import { registrationProblems, signUpPath } from "../model/calls.ts";
import { registrationCalls, signUpProblems } from "../model/organiser-calls.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";
import { another, edition, eva, signUp, terms, withMarta } from "../testing/sign-ups-under-test.ts";

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
  // One place is left.
  expect((await app.inject(signUpPath)).json()).toEqual({ isFull: false });

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

test("whose request of a former edition is still there is told so, and not that it is under review", async () => {
  const now = Date.now();
  const days = [{ from: now + 30 * 86_400_000, name: "sábado 4" }];
  const { app, store, request } = await withMarta({
    edition: () => ({ inscripcion: terms, days }),
  });
  await store.registration.add(eva, now - 300 * 86_400_000);
  expect((await signUp(app, eva)).json()).toEqual(registrationProblems.former);
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null });
  await store.registration.add(another(1), now - 40 * 86_400_000);
  expect((await signUp(app, another(1))).json()).toMatchObject({ kind: "review" });
  // The request of then takes none of the two places.
  expect((await app.inject(signUpPath)).json()).toEqual({ isFull: false });
  expect((await signUp(app, another(2))).json()).toMatchObject({ kind: "review" });
  expect((await signUp(app, another(3))).json()).toMatchObject({ kind: "waiting", place: 1 });
  expect(await request(another(2))).toMatchObject({ kind: "review" });
});

test("whoever does not fit knows it before asking, waits in order, and moves up when another is rejected with a reason", async () => {
  const { app, store, marta, reject, request } = await withMarta();
  for (const index of [1, 2]) await signUp(app, another(index));
  expect((await app.inject(signUpPath)).json()).toEqual({ isFull: true });
  await signUp(app, another(3));
  expect(await request(another(2))).toEqual({ kind: "review", number: 2 });
  const waiting = { kind: "waiting", number: 3, place: 1 };
  expect(await request(another(3))).toEqual(waiting);

  const reason = "No llegó el comprobante";
  await reject([1], reason);
  expect(await request(another(1))).toEqual({ kind: "rejected", number: 1, reason });
  expect((await marta.get(registrationCalls.signUps)).statusCode).toBe(200);
  expect(await request(another(3))).toEqual({ kind: "review", number: 3 });
  await reject([1], null);
  expect(await request(another(3))).toEqual(waiting);
  expect(await store.journal.list(null, 2)).toMatchObject([
    { kind: "reopen-sign-up", by: "Marta", detail: "la inscripción 1" },
    { kind: "reject-sign-up", by: "Marta", detail: "la inscripción 1" },
  ]);
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
  for (const trace of [eva.carnet, "Eva", "eva@", "5555 "]) expect(everything).not.toContain(trace);
});
