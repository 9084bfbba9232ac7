import { expect, test } from "vitest";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { organiserOfList, organisersUnderTest } from "#app/server/testing/organiser.ts";
import { problems } from "#platform/calls/problems.ts";
import { planApproval } from "../model/arranged.ts";
import { registrationProblems, signUpPath } from "../model/calls.ts";
import { registrationPaths } from "../model/organiser-calls.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";

const eva = {
  carnet: "2490-25-77",
  nombre: "Eva Ixim",
  correo: "eva@example.org",
  telefono: "5555 1234",
};
const terms: RegistrationTerms = { pide: ["correo", "telefono"], cupo: 2 };
const another = (index: number) => ({ ...eva, carnet: `2490-25-10${index}` });

type App = Awaited<ReturnType<typeof appUnderTest>>["app"];
const signUp = (app: App, payload: object) =>
  app.inject({ method: "POST", url: signUpPath, payload });

test("a student signs up once, is told what became of it, and finds the ticket once approved", async () => {
  const { app, store } = await organisersUnderTest({ registration: () => terms });
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null });
  const review = { kind: "review", number: 1 };
  expect((await signUp(app, eva)).json()).toEqual(review);
  // As after a lost answer, or with another name.
  expect((await signUp(app, { ...eva, nombre: "Otra" })).json()).toEqual(review);
  expect(await store.registration.list()).toMatchObject([eva]);
  expect((await lookUp(app, eva.carnet)).json()).toEqual({ participant: null, request: review });

  const organiser = await organiserOfList(app);
  expect((await organiser.get(registrationPaths.signUps)).json().signUps).toMatchObject([eva]);
  await organiser.add({ ...eva, numeroTicket: "77" });
  expect((await lookUp(app, eva.carnet)).json()).toEqual({
    participant: { nombre: eva.nombre, numeroTicket: "77" },
  });
  expect((await signUp(app, eva)).json()).toEqual({ kind: "listed" });
});

test("two organisers who approve at once put nobody on the list twice", async () => {
  const { app, store } = await organisersUnderTest({ registration: () => terms });
  await signUp(app, eva);
  const [marta, luz] = [await organiserOfList(app, "Marta"), await organiserOfList(app, "Luz")];
  const version = await marta.version();
  const changes = planApproval(await store.registration.list(), await store.participants());
  const approve = { kind: "add", version } as const;
  const answers = await Promise.all([marta.send(changes, approve), luz.send(changes, approve)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  // The page plans again on the list as it is now.
  const people = await store.participants();
  expect(planApproval(await store.registration.list(), people)).toEqual([]);
  expect(people.filter(({ carnet }) => carnet === eva.carnet)).toHaveLength(1);
});

test("whoever does not fit waits in order, and moves up when another is rejected with a reason", async () => {
  const { app, store } = await organisersUnderTest({ registration: () => terms });
  for (const index of [1, 2, 3]) await signUp(app, another(index));
  const request = async (index: number) =>
    (await lookUp(app, another(index).carnet)).json().request;
  expect(await request(2)).toEqual({ kind: "review", number: 2 });
  expect(await request(3)).toEqual({ kind: "waiting", number: 3, place: 1 });

  const { post } = await organiserOfList(app, "Marta");
  const reason = "No llegó el comprobante";
  await post(registrationPaths.decide, { numbers: [1], reason });
  expect(await request(1)).toEqual({ kind: "rejected", number: 1, reason });
  expect(await request(3)).toEqual({ kind: "review", number: 3 });
  await post(registrationPaths.decide, { numbers: [1], reason: null });
  expect(await request(3)).toEqual({ kind: "waiting", number: 3, place: 1 });
  expect(await store.journal.list(null, 2)).toMatchObject([
    { kind: "reopen-sign-up", by: "Marta", detail: "la solicitud 1" },
    { kind: "reject-sign-up", by: "Marta", detail: "la solicitud 1" },
  ]);
});

test("before it opens and after it closes nothing is stored, and whoever signed up is still told", async () => {
  let current: RegistrationTerms | null = terms;
  const { app, store } = await appUnderTest({ registration: () => current });
  await signUp(app, eva);
  const early = { ...terms, desde: "2999-01-01T08:00:00-06:00" };
  const closed = { ...terms, hasta: "2001-01-01T08:00:00-06:00" };
  for (const [now, problem] of [
    [early, registrationProblems.early],
    [closed, registrationProblems.closed],
    [null, registrationProblems.closed],
  ] as const) {
    current = now;
    expect((await signUp(app, another(1))).json()).toEqual(problem);
  }
  current = closed;
  expect((await signUp(app, eva)).json()).toEqual({ kind: "review", number: 1 });
  expect(await store.registration.list()).toHaveLength(1);
});

test("each field is checked by the rule for people, and only what is asked for is kept", async () => {
  const { app, store } = await appUnderTest({ registration: () => terms });
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
  const { app, log } = await appUnderTest({ registration: () => terms, lookupsPerAddress: 1 });
  expect((await signUp(app, eva)).statusCode).toBe(200);
  expect((await lookUp(app, eva.carnet)).statusCode).toBe(200);
  expect((await signUp(app, another(1))).json()).toEqual(problems.tooManyLookups);
  const everything = JSON.stringify(log());
  for (const trace of [eva.carnet, "Eva", "eva@", "5555"]) expect(everything).not.toContain(trace);
});
