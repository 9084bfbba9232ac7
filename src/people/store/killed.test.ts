import { expect, test } from "vitest";
import { students } from "#app/store/testing/arrangement.ts";
import { journalEntry } from "#app/store/testing/contracts/change-contract.ts";
import { newProjectBehindProxy } from "#app/store/testing/firestore-under-test.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { saveList } from "#testing/save-list.ts";
import type { Participant } from "../model/carnet/participant.ts";

const adding = (after: Participant) => ({ before: null, after });

test("a killed change leaves a list and a journal that agree, and planning it again completes it", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore({ limitMs: 10_000 });
  const list = students(1000);
  const cut = { kind: "pass", first: () => proxy.cut() } as const;
  // Firestore carries out the second commit, but its answer is lost.
  proxy.decide("Commit", { kind: "pass", first: async () => {} }, cut);
  const change = { changes: list.map(adding), entry: journalEntry() };
  const interrupted = store.changeList({ ...change, version: await store.listVersion() });
  await expect(interrupted).rejects.toThrow(StoreUnavailableError);
  proxy.mend();
  const again = await openStore();
  const written = list.slice(0, 800);
  expect(await again.participants()).toEqual(written);
  const [step, ...others] = await again.journal.list(null, 10);
  expect(others).toEqual([]);
  expect(step).toMatchObject({ people: 800 });
  expect(await again.journal.changes(step?.id ?? "")).toEqual(written.map(adding));
  expect(await saveList(again, list)).toMatchObject({ added: 200, same: 800 });
  expect(await again.participants()).toEqual(list);
});
