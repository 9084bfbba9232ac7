import { beforeEach, expect, test, vi } from "vitest";
import { createLookupLimit, LOOKUPS_PER_ADDRESS } from "./lookup-limit.ts";

const address = "203.0.113.7";
/** How often the attackers of a simulated day try again, in ms. */
const STEP_MS = 600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

const addresses = (many: number) =>
  Array.from({ length: many }, (_, index) => `10.0.${index >> 8}.${index & 255}`);

function limitUnderTest({ venue = [] as readonly string[] } = {}) {
  const limit = createLookupLimit(LOOKUPS_PER_ADDRESS, (asked) => venue.includes(asked));
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
  return { limit, tryNew };
}

test("an address tries as many carnets as a classroom needs, found or not, then 20 an hour; one that it tried before is free", () => {
  const { limit, tryNew } = limitUnderTest();
  limit(address, "2490-20-1");
  expect(tryNew(address, LOOKUPS_PER_ADDRESS)).toBe(LOOKUPS_PER_ADDRESS - 1);
  expect(limit(address, "2490-99-1")).toEqual({ kind: "limited", retrySeconds: 180 });
  expect(limit(address, "2490-20-1").kind).toBe("admitted");
  expect(limit("203.0.113.8", "2490-99-1").kind).toBe("admitted");
  vi.advanceTimersByTime(3_600_000);
  expect(limit(address, "2490-99-1").kind).toBe("admitted");
  expect(tryNew(address, 3000)).toBe(19);
});

test("the venue's addresses together may try ten times as many, whatever others do", () => {
  const venue = [address, "203.0.113.8"];
  const { tryNew } = limitUnderTest({ venue });
  for (const attacker of addresses(100)) tryNew(attacker, 1000);
  expect(tryNew(address, 3450)).toBe(3450);
  expect(tryNew("203.0.113.8", 10_000)).toBe(10 * LOOKUPS_PER_ADDRESS - 3450);
  expect(tryNew("203.0.113.9", 1000)).toBeLessThan(LOOKUPS_PER_ADDRESS);
});

test.each([4, 40])(
  "3,000 students look up within ten minutes behind %i addresses, one in seven mistyping, beside 50 attackers",
  (crowds) => {
    const { tryNew } = limitUnderTest();
    let refused = 0;
    for (let second = 0; second < 600; second += 1) {
      for (const attacker of addresses(50)) tryNew(attacker, second < 60 ? 20 : 1);
      for (let student = second * 5; student < second * 5 + 5; student += 1) {
        const tries = student % 7 === 0 ? 2 : 1;
        refused += tries - tryNew(`198.51.100.${student % crowds}`, tries);
      }
      vi.advanceTimersByTime(1000);
    }
    expect(refused).toBe(0);
  },
);

test("however many addresses are busy, the first carnets of another network are admitted", () => {
  const { limit, tryNew } = limitUnderTest();
  for (const attacker of addresses(1000)) tryNew(attacker, 100);
  expect(tryNew("198.51.100.7", 100)).toBe(10);
  expect(limit("198.51.100.7", "2490-99-1").kind).toBe("busy");
});

test.each([
  ["one address", [address], 1480],
  ["one IPv6 /48", ["2001:db8:1::1", "2001:db8:1:2::1"], 5920],
  ["1,000 addresses", addresses(1000), 121_400],
])("an attacker with %s can look up a bounded number of carnets in a day", (...row) => {
  const [, attackers, most] = row;
  const { tryNew } = limitUnderTest();
  let learned = 0;
  for (let elapsed = 0; elapsed < 86_400_000; elapsed += STEP_MS) {
    // Those who waited longest come first, and each continues until it is refused.
    for (const from of attackers) while (tryNew(from, 1) === 1) learned += 1;
    vi.advanceTimersByTime(STEP_MS);
  }
  expect(learned).toBeLessThanOrEqual(most);
  expect(learned).toBeGreaterThan(most * 0.8);
});
