import { expect, onTestFinished, test, vi } from "vitest";
import { groupCommit } from "./group-commit.ts";

/** A counter whose commits end when the test says so. */
function slowCounter() {
  let total = 0;
  const commits: { additions: number; end: () => void; fail: (reason: Error) => void }[] = [];
  const begun: (() => void)[] = [];
  const visits = groupCommit(
    (additions) =>
      new Promise((resolve, reject) => {
        const end = () => {
          total += additions;
          resolve(total);
        };
        commits.push({ additions, end, fail: reject });
        begun.shift()?.();
      }),
  );
  /** Resolves with the next commit, once it has begun. */
  async function nextCommit() {
    if (commits.length === 0) await new Promise<void>((resolve) => begun.push(resolve));
    const commit = commits.shift();
    if (commit === undefined) throw new Error("No commit has begun");
    return commit;
  }
  return { visits, nextCommit };
}

test("additions of one turn are one commit, and those that come during it are the next", async () => {
  const { visits, nextCommit } = slowCounter();
  const first = [visits.add(), visits.add(), visits.add()];
  const commit = await nextCommit();
  const second = [visits.add(), visits.add()];
  expect(commit.additions).toBe(3);
  commit.end();
  expect(await Promise.all(first)).toEqual([1, 2, 3]);
  const next = await nextCommit();
  expect(next.additions).toBe(2);
  next.end();
  expect(await Promise.all(second)).toEqual([4, 5]);
});

test("no addition is answered before the commit has ended", async () => {
  const { visits, nextCommit } = slowCounter();
  const events: string[] = [];
  const visit = visits.add().then(() => events.push("answered"));
  const commit = await nextCommit();
  await new Promise(setImmediate);
  events.push("committed");
  commit.end();
  await visit;
  expect(events).toEqual(["committed", "answered"]);
});

test("a failed commit rejects all additions that waited for it, and the next one starts afresh", async () => {
  const { visits, nextCommit } = slowCounter();
  const lost = [visits.add(), visits.add()];
  const outcomes = Promise.allSettled(lost);
  (await nextCommit()).fail(new Error("disk full"));
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const visit = visits.add();
  (await nextCommit()).end();
  expect(await visit).toBe(1);
});

test("it is settled once all that waited are committed", async () => {
  const { visits, nextCommit } = slowCounter();
  const answered: number[] = [];
  for (let i = 0; i < 3; i += 1) void visits.add().then((total) => answered.push(total));
  const settled = visits.settled();
  (await nextCommit()).end();
  await settled;
  expect(answered).toEqual([1, 2, 3]);
});

test("commits begin no more often than they may, and the first of them at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const begun: { at: number; additions: number }[] = [];
  const start = performance.now();
  let total = 0;
  const visits = groupCommit(async (additions) => {
    begun.push({ at: performance.now() - start, additions });
    total += additions;
    return total;
  }, 1000);
  await visits.add();
  const second = [visits.add(), visits.add()];
  await vi.advanceTimersByTimeAsync(400);
  second.push(visits.add());
  await vi.advanceTimersByTimeAsync(600);
  expect(await Promise.all(second)).toEqual([2, 3, 4]);
  await vi.advanceTimersByTimeAsync(5000);
  await visits.add();
  expect(begun).toEqual([
    { at: 0, additions: 1 },
    { at: 1000, additions: 3 },
    { at: 6000, additions: 1 },
  ]);
});
