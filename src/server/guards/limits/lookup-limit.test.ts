import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLookupLimit, FREE_PER_DAY, LOOKUPS_PER_ADDRESS } from "./lookup-limit.ts";

const address = "203.0.113.7";
const DAY_MS = 86_400_000;
/**
 * Shorter than the reservations of 1,000 networks last, so that an attacker loses nothing by waiting.
 */
const STEP_MS = 2_700_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const addresses = (many: number) =>
  Array.from({ length: many }, (_, index) => `10.0.${index >> 8}.${index & 255}`);

function limitUnderTest({ venue = [] as readonly string[], people = 100 } = {}) {
  const onSequence = vi.fn();
  const onBusy = vi.fn();
  const limit = createLookupLimit({
    perAddress: LOOKUPS_PER_ADDRESS,
    isVenue: (asked) => venue.includes(asked),
    listSize: () => people,
    onSequence,
    onBusy,
  });
  let next = 0;
  const newCarnet = () => {
    next += 7;
    return `2490-21-${next}`;
  };
  /** Tries that many new carnets; returns how many were admitted. */
  function tryNew(from: string, many: number): number {
    const tries = Array.from({ length: many }, () => limit(from, newCarnet()));
    return tries.filter(({ kind }) => kind === "admitted").length;
  }
  return { limit, newCarnet, tryNew, onSequence, onBusy };
}

test("an address tries as many carnets as a classroom needs, found or not, then 20 an hour", () => {
  const { limit, tryNew } = limitUnderTest();
  expect(tryNew(address, LOOKUPS_PER_ADDRESS)).toBe(LOOKUPS_PER_ADDRESS);
  expect(limit(address, "2490-99-1")).toEqual({ kind: "limited", retrySeconds: 180 });
  vi.advanceTimersByTime(3_600_000);
  expect(limit(address, "2490-99-1").kind).toBe("admitted");
  expect(tryNew(address, 3000)).toBe(19);
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
  expect(tryNew(address, 30)).toBe(30);
  expect(limit(address, "2490-20-1").kind).toBe("admitted");
});

test("the venue's addresses together may try ten times as many, whatever others do", () => {
  const venue = [address, "203.0.113.8"];
  const { tryNew } = limitUnderTest({ venue });
  for (const attacker of addresses(50)) tryNew(attacker, 1000);
  expect(tryNew(address, 543)).toBe(543);
  expect(tryNew("203.0.113.8", 5000)).toBe(3000 - 543);
  expect(tryNew("203.0.113.9", 1000)).toBeLessThanOrEqual(LOOKUPS_PER_ADDRESS);
});

test("all addresses of a /64 share one limit, a /56 has twice and a /48 four times as much", () => {
  const { tryNew } = limitUnderTest();
  const from = (network: number, host: number) =>
    tryNew(`2001:db8:1:${network.toString(16)}::${host.toString(16)}`, 1);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  expect(sum(range(300).map((host) => from(0, host)))).toBe(LOOKUPS_PER_ADDRESS);
  expect(from(0, 300)).toBe(0);
  // One token is reserved for the carnet that was refused.
  expect(sum(range(299).map((host) => from(1 + (host % 255), host)))).toBe(LOOKUPS_PER_ADDRESS - 1);
  expect(sum(range(9000).map((host) => from(256 + host, 1)))).toBe(LOOKUPS_PER_ADDRESS * 2);
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

test("3,000 people on the list look up within ten minutes from 40 addresses, one in seven mistyping", () => {
  const { tryNew } = limitUnderTest({ people: 3000 });
  let admitted = 0;
  for (let minute = 0; minute < 10; minute += 1) {
    for (const crowded of addresses(40)) admitted += tryNew(crowded, 7) + tryNew(crowded, 1);
    vi.advanceTimersByTime(60_000);
  }
  expect(admitted).toBe(3200);
});

test("however many addresses are busy, the first carnets of another network are admitted", () => {
  const { limit, tryNew, onBusy } = limitUnderTest();
  for (const attacker of addresses(1000)) tryNew(attacker, 20);
  expect(onBusy).toHaveBeenCalledTimes(1);
  expect(tryNew("198.51.100.7", FREE_PER_DAY)).toBe(FREE_PER_DAY);
  expect(limit("198.51.100.7", "2490-99-1").kind).toBe("busy");
});

test.each([
  ["their own network", 1, "limited"],
  ["50 others", 50, "busy"],
])("students who wait for Retry-After are admitted, even while %s continue", (...row) => {
  const [, attackers, kind] = row;
  const { limit, tryNew } = limitUnderTest();
  const [student] = attackers === 1 ? addresses(1) : ["198.51.100.7"];
  const attack = (many: number) => addresses(attackers).forEach((from) => void tryNew(from, many));
  attack(LOOKUPS_PER_ADDRESS);
  if (attackers > 1) tryNew(student ?? "", FREE_PER_DAY);
  const refused = limit(student ?? "", "2490-99-1");
  if (refused.kind === "admitted") throw new Error("Expected a refusal");
  for (let second = 0; second < refused.retrySeconds; second += 1) {
    expect(limit(student ?? "", "2490-99-1").kind).toBe(kind);
    vi.advanceTimersByTime(1000);
    attack(4);
  }
  expect(limit(student ?? "", "2490-99-1").kind).toBe("admitted");
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

/** The number of distinct carnets that an attacker with these addresses can look up in a day. */
function learnedInADay(walkers: readonly string[]): number {
  const { limit, newCarnet } = limitUnderTest({ people: 10_000 });
  const waiting = new Map(walkers.map((from) => [from, [] as string[]]));
  let learned = 0;
  for (let elapsed = 0; elapsed < DAY_MS; elapsed += STEP_MS) {
    for (const [from, refused] of waiting) {
      for (const carnet of refused.splice(0)) {
        if (limit(from, carnet).kind === "admitted") learned += 1;
        else refused.push(carnet);
      }
      // A network has this many reservations at a time.
      while (refused.length < 3) {
        const carnet = newCarnet();
        if (limit(from, carnet).kind === "admitted") learned += 1;
        else refused.push(carnet);
      }
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
  ["1,000 addresses", addresses(1000), 136_300],
])("an attacker with %s can look up a bounded number of carnets in a day", (...row) => {
  const [, walkers, most] = row;
  const learned = learnedInADay(walkers);
  expect(learned).toBeLessThanOrEqual(most);
  expect(learned).toBeGreaterThan(most * 0.8);
});
