import { expect, test } from "vitest";
import { newProject, put } from "#app/store/testing/firestore-under-test.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";

const plain = "counters/visitasPagina";

test("a counter that exists only in the plain document is continued", async () => {
  const project = await newProject();
  await put(project, { [plain]: { count: 1234 } });
  const store = await project.openStore();
  expect(await store.readVisits()).toBe(1234);
  expect(await store.addVisit()).toBe(1235);
  await store.close();
  expect(await (await project.openStore()).readVisits()).toBe(1235);
});

test("a visit whose commit is refused is counted when it is repeated, and only then answered; those after one that failed are counted", async () => {
  const { openStore, proxy } = await newProject();
  const store = await openStore({ totalEveryMs: 60_000 });
  await store.addVisit();
  const refuse = { kind: "refuse", status: 14 } as const;
  proxy.decide("Commit", refuse);
  expect(await store.addVisit()).toBe(2);
  proxy.decideAll(refuse, "Commit");
  await expect(store.addVisit()).rejects.toThrow(StoreUnavailableError);
  proxy.decideAll(null, "Commit");
  expect(await store.addVisit()).toBe(3);
});
