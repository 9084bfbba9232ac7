import { expect, test } from "vitest";
import { createWindowCounter } from "./window-counter.ts";

test("whoever comes from ever new addresses pushes out those unseen for longest, and nobody else", () => {
  const counter = createWindowCounter(3600);
  counter.add("seen once", 30);
  counter.add("seen all the time", 30);
  for (let address = 0; address < 100_000; address += 1) {
    counter.add(`invented ${address}`, 1);
    if (address % 1000 === 0) counter.count("seen all the time");
  }
  expect(counter.count("seen once")).toBe(0);
  expect(counter.count("seen all the time")).toBe(30);
  expect(counter.count("invented 99999")).toBe(1);
});
