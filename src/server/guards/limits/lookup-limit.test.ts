import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLookupLimit, LOOKUPS_PER_ADDRESS, VENUE_FACTOR } from "./lookup-limit.ts";

const address = "203.0.113.7";
const DAY_MS = 86_400_000;
/** Shorter than any limit takes to fill up again, so that a walker misses nothing by waiting. */
const STEP_MS = 300_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function limitUnderTest(venue: readonly string[] = []) {
  const onSequence = vi.fn();
  const onBusy = vi.fn();
  const limit = createLookupLimit({
    perAddress: LOOKUPS_PER_ADDRESS,
    isVenue: (asked) => venue.includes(asked),
    onSequence,
    onBusy,
  });
  let next = 0;
  /** Tries so many carnets that were not tried before, registered or not; how many were admitted. */
  function tryNew(from: string, many: number, found = true): number {
    let admitted = 0;
    for (let turn = 0; turn < many; turn += 1) {
      next += 7;
      const admission = limit(from, `2490-21-${next}`);
      if (admission.kind !== "admitted") continue;
      if (!found) admission.countMiss();
      admitted += 1;
    }
    return admitted;
  }
  return { limit, tryNew, onSequence, onBusy };
}

test("an address tries as many carnets as a classroom needs, found or not, then 20 an hour", () => {
  const { limit, tryNew } = limitUnderTest();
  expect(tryNew(address, 3000)).toBe(LOOKUPS_PER_ADDRESS);
  expect(limit(address, "2490-99-1")).toEqual({ kind: "limited", retrySeconds: 180 });
  vi.advanceTimersByTime(3_600_000);
  expect(tryNew(address, 3000)).toBe(20);
});

test("a carnet that the address tried before costs nothing, also when it may try no other", () => {
  const { limit, tryNew } = limitUnderTest();
  limit(address, "2490-20-1");
  tryNew(address, 1000);
  expect(limit(address, "2490-20-1").kind).toBe("admitted");
  expect(limit(address, "2490-20-2").kind).toBe("limited");
  expect(limit("203.0.113.8", "2490-20-2").kind).toBe("admitted");
});

test("a registered student gets in after classmates mistyped 30 times", () => {
  const { limit, tryNew } = limitUnderTest();
  expect(tryNew(address, 30, false)).toBe(30);
  expect(limit(address, "2490-20-1").kind).toBe("admitted");
});

test("an address of the venue may try ten times as many", () => {
  const { tryNew } = limitUnderTest([address]);
  const all = 1500;
  expect(tryNew(address, 5000)).toBe(all);
  vi.advanceTimersByTime(3_600_000);
  expect(tryNew(address, 5000)).toBe(all);
  expect(all * 2).toBeLessThanOrEqual(LOOKUPS_PER_ADDRESS * VENUE_FACTOR);
  expect(tryNew("203.0.113.8", 1)).toBe(0);
});

test("all addresses of a /64 share one limit, a /56 has twice and a /48 four times as much", () => {
  const { tryNew } = limitUnderTest();
  const from = (network: number, host: number) =>
    tryNew(`2001:db8:1:${network.toString(16)}::${host.toString(16)}`, 1);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  expect(sum(range(1000).map((host) => from(0, host)))).toBe(LOOKUPS_PER_ADDRESS);
  expect(sum(range(1000).map((host) => from(host & 255, host)))).toBe(LOOKUPS_PER_ADDRESS);
  expect(sum(range(9000).map((host) => from(host, 1)))).toBe(LOOKUPS_PER_ADDRESS * 2);
  expect(tryNew("2001:db8:2::1", 1)).toBe(1);
});

test("addresses in every spelling and those that cannot be read do not add up to more", () => {
  const { tryNew } = limitUnderTest();
  const spellings = [address, `${address}:443`, `::ffff:${address}`, "::ffff:cb00:7107"];
  expect(spellings.map((spelling) => tryNew(spelling, 1000))).toEqual([300, 0, 0, 0]);
  const unreadable = Array.from({ length: 60 }, (_, index) => `${"x".repeat(7000)}${index}`);
  const admitted = unreadable.map((spelling) => tryNew(spelling, 100));
  expect(admitted.reduce((total, count) => total + count, 0)).toBe(LOOKUPS_PER_ADDRESS);
});

test("while many addresses try carnets, students whose look-ups find them go first", () => {
  const { limit, tryNew, onBusy } = limitUnderTest();
  const attackers = Array.from({ length: 1000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  const attack = () => {
    for (const attacker of attackers) tryNew(attacker, 1, false);
  };
  for (let second = 0; second < 60; second += 1) {
    attack();
    vi.advanceTimersByTime(1000);
  }
  attack();
  expect(onBusy).toHaveBeenCalledTimes(1);
  expect(tryNew("10.0.0.1", 1)).toBe(0);
  for (let student = 0; student < 5; student += 1) {
    expect(limit(`198.51.100.${student}`, `2490-20-${student}`).kind).toBe("admitted");
  }
});

test("neighbouring numbers in any order are reported once, and classmates are not", () => {
  const { limit, tryNew, onSequence } = limitUnderTest();
  tryNew(address, 250);
  expect(onSequence).not.toHaveBeenCalled();
  const shuffled = Array.from({ length: 101 }, (_, index) => (index * 37) % 101);
  for (const number of shuffled) {
    limit("203.0.113.9", `2490-22-${String(number).padStart(4, "0")}`);
  }
  expect(onSequence).toHaveBeenCalledTimes(1);
});

test.each([
  ["back", -86_400_000],
  ["ahead", 86_400_000],
])("a clock that jumps %s by a day changes no limit", (_name, jump) => {
  const { tryNew } = limitUnderTest();
  tryNew(address, 1000);
  vi.setSystemTime(Date.now() + jump);
  expect(tryNew(address, 10)).toBe(0);
  expect(tryNew("203.0.113.8", 1)).toBe(1);
});

/** Different carnets that these addresses learn about in a day, trying all that they can. */
function learnedInADay(addresses: readonly string[]): number {
  const { tryNew } = limitUnderTest();
  let learned = 0;
  for (let elapsed = 0; elapsed < DAY_MS; elapsed += STEP_MS) {
    for (const from of addresses) {
      while (tryNew(from, 1, false) === 1) learned += 1;
    }
    vi.advanceTimersByTime(STEP_MS);
  }
  return learned;
}

test.each([
  ["one address", [address], 780],
  [
    "256 networks of one /48",
    Array.from({ length: 256 }, (_, index) => `2001:db8:1:${index.toString(16)}00::1`),
    3120,
  ],
  [
    "1,000 addresses",
    Array.from({ length: 1000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`),
    87_900,
  ],
])("a walker with %s learns of a bounded number of carnets in a day", async (...row) => {
  const [, addresses, most] = row;
  const learned = learnedInADay(addresses);
  expect(learned).toBeLessThanOrEqual(most);
  expect(learned).toBeGreaterThan(most * 0.8);
});
