import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { StoreUnavailableError } from "../../port/store.ts";
import { type FirestoreCalls, firestoreCalls } from "../connection/calls.ts";
import {
  contentsOf,
  hurried,
  newProject,
  newProjectBehindProxy,
  type Project,
} from "../testing/firestore-under-test.ts";
import { type FirestoreVisits, firestoreVisits } from "./visits.ts";

const shards = "counters/visitasPagina/shards";

/** Servers that count in this project, each with a shard that others may take after `shardRestsMs`. */
function serversOf({ firestore }: Project, shardRestsMs: number): () => FirestoreVisits {
  const calls: FirestoreCalls = firestoreCalls(hurried.limitMs);
  onTestFinished(() => calls.end());
  return () => firestoreVisits(firestore, calls, { ...hurried, shardRestsMs });
}

async function shardsOf(project: Project) {
  const { folded: _, ...counted } = await contentsOf(project, shards);
  return Object.values(counted);
}

test("500 servers in a row, each gone without a word, leave at most 50 shards and every visit", async () => {
  const project = await newProject();
  const newServer = serversOf(project, 20);
  for (let server = 1; server <= 500; server += 1) expect(await newServer().add()).toBe(server);
  expect((await shardsOf(project)).length).toBeLessThanOrEqual(50);
  expect(await newServer().read()).toBe(500);
});

test("a server that stops leaves its shard to the next", async () => {
  const project = await newProject();
  for (let visits = 1; visits <= 3; visits += 1) {
    const store = await project.openStore();
    expect(await store.addVisit()).toBe(visits);
    await store.close();
  }
  expect(await shardsOf(project)).toEqual([expect.objectContaining({ count: 3 })]);
});

test("a shard that is in use is left alone", async () => {
  const project = await newProject();
  const newServer = serversOf(project, 60_000);
  await newServer().add();
  await newServer().add();
  expect(await shardsOf(project)).toHaveLength(2);
});

test("a server whose shard was taken while it rested counts on in another", async () => {
  const project = await newProject();
  const [first, second] = [serversOf(project, 60_000)(), serversOf(project, 0)()];
  expect(await first.add()).toBe(1);
  expect(await second.add()).toBe(2);
  expect(await shardsOf(project)).toHaveLength(1);
  expect(await first.add()).toBe(3);
  expect(await shardsOf(project)).toHaveLength(2);
});

test("a visit whose shard another server took before its answer came is not counted twice", async () => {
  const { proxy, ...project } = await newProjectBehindProxy();
  const newServer = serversOf(project, 0);
  const [first, second] = [newServer(), newServer()];
  await first.add();
  proxy.decide(
    "Commit",
    { kind: "lose answer" },
    // The library's second try of the first server's commit, which arrived.
    { kind: "pass", first: async () => void (await second.add()) },
  );
  await expect(first.add()).rejects.toThrow(StoreUnavailableError);
  expect(await newServer().read()).toBe(3);
});

test("servers that add, come and lose answers at the same time lose no visit and count none twice", async () => {
  const { proxy, ...project } = await newProjectBehindProxy();
  const newServer = serversOf(project, 30);
  const fates = fc.sample(fc.constantFrom("pass", "pass", "pass", "lose answer"), {
    numRuns: 400,
    seed: 24,
  });
  proxy.decide(
    "Commit",
    ...fates.map((kind) =>
      kind === "pass"
        ? { kind: "pass" as const, first: async () => {} }
        : { kind: "lose answer" as const },
    ),
  );
  const staying = Array.from({ length: 5 }, newServer);
  const visits = await Promise.allSettled([
    ...staying.map(async (server) => {
      let counted = 0;
      for (let visit = 0; visit < 20; visit += 1) counted += await answered(server);
      return counted;
    }),
    ...Array.from({ length: 4 }, async () => {
      let counted = 0;
      for (let server = 0; server < 25; server += 1) counted += await answered(newServer());
      return counted;
    }),
  ]);
  const counted = visits.reduce(
    (sum, visit) => sum + (visit.status === "fulfilled" ? visit.value : 0),
    0,
  );
  const total = await newServer().read();
  expect(total).toBeGreaterThanOrEqual(counted);
  expect(total).toBeLessThanOrEqual(200);
  expect(counted).toBeGreaterThan(100);
});

/** One when the visit was answered, or zero. */
async function answered(server: FirestoreVisits): Promise<number> {
  try {
    await server.add();
    return 1;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreUnavailableError);
    return 0;
  }
}
