import { expect, test, vi } from "vitest";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { signUpProblems } from "../model/organiser-calls.ts";
import { another, eva, signUp, withMarta } from "../testing/sign-ups-under-test.ts";

test("two approvals at once put nobody on the list twice; one that is repeated because its answer was lost is answered again", async () => {
  const { app, approve, listed } = await withMarta();
  for (const asking of [eva, another(1)]) await signUp(app, asking);
  const answers = await Promise.all([approve([1]), approve([1])]);
  expect(answers.flat()).toMatchObject([{ nombre: eva.nombre }]);
  expect(await listed()).toMatchObject([eva]);
  const again = { [REPEATED_CALL_HEADER]: "0123456789abcdef" };
  const first = await approve([2], again);
  expect(first).toHaveLength(1);
  expect(await approve([2], again)).toEqual(first);
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

test("erasing a request takes what its undone approval left, and touches nobody on the list", async () => {
  const { app, store, approve, erase, correct } = await withMarta();
  await signUp(app, eva);
  await approve([1]);
  expect((await erase(1)).json()).toEqual(signUpProblems.listed);
  await correct(null);
  expect((await erase(1)).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.naming(eva.carnet)).toEqual([]);
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
  expect(await store.journal.naming(another(1).carnet)).toEqual([]);
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
  const history = await store.journal.naming(ana.carnet);
  expect(history).toHaveLength(5);
  expect((await erase(3)).statusCode).toBe(200);
  expect(await store.registration.list()).toEqual([]);
  expect(await store.journal.naming(ana.carnet)).toEqual(history.slice(2));
});
