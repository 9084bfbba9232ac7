import { expect, test } from "vitest";
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

test("nobody is answered before the commit has ended", async () => {
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

test("a failed commit is told to all who waited for it, and the next one starts afresh", async () => {
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
