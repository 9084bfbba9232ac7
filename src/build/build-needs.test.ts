import { expect, test } from "vitest";
import { memoryHere } from "../content/build-memory.ts";
import { shortOfMemory } from "./build-needs.ts";

test("a build with too little memory warns before it starts", () => {
  expect(shortOfMemory(512 * 1024 ** 2)).toMatch(/ GiB.* 512 MiB/);
  expect(shortOfMemory(2 * 1024 ** 3)).toBeNull();
  expect(memoryHere()).toBeGreaterThan(0);
});
