import { expect, it } from "vitest";
import { ARRIVALS_INTERVAL_MS } from "../model/organiser-calls.ts";
import { intervalsOf } from "./ArrivalsPlot.tsx";

const at = (index: number, count = 1) => ({ from: index * ARRIVALS_INTERVAL_MS, count });

it("intervals without arrivals are drawn as zeros", () => {
  expect(intervalsOf([at(3, 5), at(6, 2)])).toEqual([at(3, 5), at(4, 0), at(5, 0), at(6, 2)]);
});
