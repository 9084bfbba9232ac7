import { expect, onTestFinished, test } from "vitest";
import { StoreUnavailableError } from "../../port/store.ts";
import {
  contentsOf,
  newProject,
  newProjectBehindProxy,
  type Project,
  put,
} from "../testing/firestore-under-test.ts";

const UNAVAILABLE = 14;
const FAILED_PRECONDITION = 9;
const plain = "counters/visitasPagina";
const shards = `${plain}/shards`;

/** Resolves once the plain document shows that count. */
function shown({ firestore }: Project, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = firestore.doc(plain).onSnapshot((document) => {
      if (document.get("count") === count) resolve();
    }, reject);
    onTestFinished(stop);
  });
}

test("a counter that exists only in the plain document is continued, and shows the total again", async () => {
  const project = await newProject();
  await put(project, { [plain]: { count: 1234 } });
  const store = await project.openStore();
  expect(await store.readVisits()).toBe(1234);
  expect(await store.addVisit()).toBe(1235);
  await store.close();
  expect(await contentsOf(project, "counters")).toEqual({ visitasPagina: { count: 1235 } });
  const next = await project.openStore();
  expect(await next.readVisits()).toBe(1235);
});

test("visits are counted in a shard of each server's own, and folded into the plain document", async () => {
  const project = await newProject();
  const servers = [await project.openStore(), await project.openStore()];
  await Promise.all(servers.map((server) => server.addVisit()));
  for (const server of servers) await server.addVisit();
  const { folded, ...counted } = await contentsOf(project, shards);
  expect(folded).toBeUndefined();
  expect(Object.keys(counted)).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
  ]);
  expect(Object.values(counted)).toEqual([
    expect.objectContaining({ count: 2 }),
    expect.objectContaining({ count: 2 }),
  ]);
  for (const server of servers) await server.close();
  expect(await contentsOf(project, "counters")).toEqual({ visitasPagina: { count: 4 } });
  expect((await contentsOf(project, shards)).folded).toEqual({ folded: 4 });
});

test("the plain document comes to show the total while the servers run", async () => {
  const project = await newProject();
  const store = await project.openStore({ foldEveryMs: 1 });
  for (let visit = 0; visit < 3; visit += 1) await store.addVisit();
  await shown(project, 3);
  expect(await store.readVisits()).toBe(3);
});

test("what was counted after another server's folding began is shown once both have stopped", async () => {
  const { proxy, ...project } = await newProjectBehindProxy();
  const [first, second] = [await project.openStore(), await project.openStore()];
  await second.addVisit();
  let firstClosed: Promise<void> | null = null;
  let secondClosed: Promise<void> | null = null;
  let begun = () => {};
  const bothFold = new Promise<void>((resolve) => {
    begun = resolve;
  });
  proxy.decide(
    "Commit",
    // The second server's folding, on its way while the first one counts and folds too.
    {
      kind: "pass",
      first: async () => {
        await first.addVisit();
        firstClosed = first.close();
        await bothFold;
      },
    },
    { kind: "pass", first: async () => {} },
    {
      kind: "pass",
      first: async () => {
        begun();
        await secondClosed;
      },
    },
  );
  secondClosed = second.close();
  await secondClosed;
  await firstClosed;
  expect(await contentsOf(project, "counters")).toEqual({ visitasPagina: { count: 2 } });
});

test("a folding that another server did meanwhile is not done twice", async () => {
  const { proxy, ...project } = await newProjectBehindProxy();
  const earlier = await project.openStore();
  await earlier.addVisit();
  await earlier.close();
  const [first, second] = [await project.openStore(), await project.openStore()];
  await first.addVisit();
  await second.addVisit();
  // The second closes after the first has read what there is to fold, and before it writes.
  proxy.decide("Commit", { kind: "pass", first: () => second.close() });
  await first.close();
  expect(await contentsOf(project, "counters")).toEqual({ visitasPagina: { count: 3 } });
});

test("what another writer adds to the plain document is part of the total", async () => {
  const project = await newProject();
  const store = await project.openStore({ foldEveryMs: 1 });
  await store.addVisit();
  await shown(project, 1);
  await put(project, { [plain]: { count: 101 } });
  expect(await store.addVisit()).toBe(102);
  await shown(project, 102);
});

test("a commit whose answer is lost counts once, whichever commit it is", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  const lost = { kind: "lose answer" } as const;
  for (const total of [1, 2, 3]) {
    proxy.decide("Commit", lost, lost);
    expect(await store.addVisit()).toBe(total);
  }
  expect(proxy.calls.get("Commit")).toBe(9);
});

test("a commit that is refused because an earlier try of it arrived is a success", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  await store.addVisit();
  proxy.decide("Commit", { kind: "lose answer" }, { kind: "refuse", status: FAILED_PRECONDITION });
  expect(await store.addVisit()).toBe(2);
});

test("visits that were not answered are counted once at most, and the next ones exactly", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore({ limitMs: 1000 });
  expect(await store.addVisit()).toBe(1);
  proxy.decideAll({ kind: "lose answer" });
  const lost = await Promise.allSettled([store.addVisit(), store.addVisit()]);
  for (const visit of lost) {
    expect(visit).toHaveProperty("reason", expect.any(StoreUnavailableError));
  }
  proxy.decideAll(null);
  expect(await store.addVisit()).toBe(4);
});

test("a visit whose total cannot be read is not answered", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore({ limitMs: 1000 });
  proxy.decideAll({ kind: "refuse", status: UNAVAILABLE }, "RunAggregationQuery");
  await expect(store.addVisit()).rejects.toThrow(StoreUnavailableError);
});

test("1,000 visits at once are one write and one reading of the total", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  // The first one also looks for a shard.
  await store.addVisit();
  proxy.calls.clear();
  await Promise.all(Array.from({ length: 1000 }, () => store.addVisit()));
  expect(Object.fromEntries(proxy.calls)).toEqual({
    Commit: 1,
    BatchGetDocuments: 1,
    RunAggregationQuery: 1,
  });
});

test("a total is read once for all callers within its lifetime, and replaced by a visit", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore({ visitsEveryMs: 60_000 });
  proxy.calls.clear();
  const first = await Promise.all(Array.from({ length: 100 }, () => store.readVisits()));
  expect(new Set([...first, await store.readVisits()])).toEqual(new Set([0]));
  expect(proxy.calls.get("RunAggregationQuery")).toBe(1);
  expect(await store.addVisit()).toBe(1);
  expect(await store.readVisits()).toBe(1);
  expect(proxy.calls.get("RunAggregationQuery")).toBe(2);
});

test("a count that is no whole number is reported, and not restarted from zero", async () => {
  const project = await newProject();
  await put(project, { [plain]: { count: "1234" } });
  const store = await project.openStore();
  await expect(store.readVisits()).rejects.toThrow("visitasPagina.count is not a whole number");
});
