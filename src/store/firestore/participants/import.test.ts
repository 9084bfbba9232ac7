import { expect, test } from "vitest";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { ana, beto, everyone, importing, students } from "../../contract/arrangement.ts";
import { StoreUnavailableError } from "../../port/store.ts";
import { newProject, newProjectBehindProxy } from "../testing/firestore-under-test.ts";

test("500 writes are one commit, and 501 are two", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  await store.saveParticipants(students(500), importing());
  expect(proxy.calls.get("Commit")).toBe(1);
  await store.saveParticipants([...students(500), ana], importing());
  expect(proxy.calls.get("Commit")).toBe(2);
  await store.saveParticipants([], importing({ mode: "replace" }));
  expect(proxy.calls.get("Commit")).toBe(4);
});

test("an interrupted import is completed to exactly its list", {
  timeout: 120_000,
}, async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  const list = students(3000);
  const done: number[] = [];
  const pass = { kind: "pass", first: async () => {} } as const;
  // Firestore carries out the last commit, but its answer is lost.
  const cut = { kind: "pass", first: () => proxy.cut() } as const;
  proxy.decide("Commit", ...Array(3).fill(pass), cut);
  await expect(
    store.saveParticipants(list, importing({ onProgress: (rows) => done.push(rows) })),
  ).rejects.toThrow(StoreUnavailableError);
  expect(done.at(-1)).toBe(1500);
  await proxy.mend();
  const again = await openStore();
  expect(await again.saveParticipants(list, importing())).toEqual({
    kind: "saved",
    summary: { added: 1000, changed: 0, same: 2000, removed: 0 },
  });
  expect(await everyone(again)).toEqual(list);
});

test("a commit whose answer is lost is not carried out twice, and the outcome is the same", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  proxy.decide("Commit", { kind: "lose answer" });
  expect(await store.saveParticipants([ana, beto], importing())).toEqual({
    kind: "saved",
    summary: { added: 2, changed: 0, same: 0, removed: 0 },
  });
  expect(await everyone(store)).toEqual([beto, ana]);
  // The library retried, the commit was refused, and a new comparison found nothing left to write.
  expect(proxy.calls.get("Commit")).toBe(2);
});

test("while a list replaces another, participants who stay are always found and the list is never empty", {
  timeout: 120_000,
}, async () => {
  const project = await newProject();
  const store = await project.openStore();
  const list = students(700);
  const [stays] = list;
  if (stays === undefined) throw new Error("An empty list");
  await store.saveParticipants(list, importing());
  const next = [stays, ...students(1300).slice(700)];
  const visitor = await project.openStore();
  let replaced = false;
  const replacing = store.saveParticipants(next, importing({ mode: "replace" })).finally(() => {
    replaced = true;
  });
  const counts: number[] = [];
  while (!replaced) {
    expect(await visitor.findParticipant(stays.carnet)).not.toBeNull();
    counts.push(await visitor.countParticipants());
  }
  expect((await replacing).kind).toBe("saved");
  // Additions come first, so in between there are more people than on either list, never fewer.
  expect(Math.max(...counts)).toBeGreaterThan(700);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(next.length);
  expect(await everyone(store)).toEqual(next);
});

test("changes by another writer during an import are compared again, not overwritten", async () => {
  const { firestore, openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  await store.saveParticipants([ana, beto], importing());
  const married = { ...ana, nombre: "Ana de Paz" };
  const meanwhile = async () => {
    proxy.decide("Commit");
    await firestore.doc(`participantes/${ana.carnet}`).update({ nombre: "Ana, en la consola" });
    await firestore.doc(`participantes/${beto.carnet}`).delete();
  };
  proxy.decide("Commit", { kind: "pass", first: meanwhile });
  const previous: (readonly Participant[])[] = [];
  const keepPrevious = (list: readonly Participant[]) => void previous.push(list);
  await store.saveParticipants([married], importing({ mode: "replace", keepPrevious }));
  expect(previous.at(-1)).toEqual([{ ...ana, nombre: "Ana, en la consola" }]);
  expect(await everyone(store)).toEqual([married]);
  // The refused commit was followed by one with the new state.
  expect(proxy.calls.get("Commit")).toBe(5);
});

test("an import ends with an error while another writer keeps changing the list", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  const FAILED_PRECONDITION = 9;
  proxy.decide("Commit", ...Array(5).fill({ kind: "refuse", status: FAILED_PRECONDITION }));
  await expect(store.saveParticipants([ana], importing())).rejects.toThrow(StoreUnavailableError);
});

test("a participant who is added between two commits of a replacement stays", async () => {
  const { firestore, openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  const list = students(501);
  await store.saveParticipants(list, importing());
  const last = firestore.doc(`participantes/${list.at(-1)?.carnet}`);
  const meanwhile = async () => {
    proxy.decide("Commit");
    await firestore.doc(`participantes/${beto.carnet}`).set(beto);
    await last.update({ nombre: "Cambiado, para que el segundo commit se rechace" });
  };
  const pass = { kind: "pass", first: async () => {} } as const;
  proxy.decide("Commit", pass, { kind: "pass", first: meanwhile });
  await store.saveParticipants([], importing({ mode: "replace" }));
  expect(await everyone(store)).toEqual([beto]);
});
