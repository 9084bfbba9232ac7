import { expect, test } from "vitest";
import { memoryHere } from "../content/build-memory.ts";
import { requireUsableFolder, shortOfMemory } from "./build-needs.ts";

test.each(["#", "?"])(
  "a folder whose name has a %s is refused before anything is built",
  (sign) => {
    expect(() => requireUsableFolder(`/home/ana/sitio ${sign}1/web`)).toThrow(`lleva «${sign}»`);
  },
);

test("a folder whose name has a space, a percent sign or an accent is accepted", () => {
  expect(() => requireUsableFolder("/home/ana/sitio 50% ñandú")).not.toThrow();
});

test("a build with too little memory warns before it starts", () => {
  expect(shortOfMemory(512 * 1024 ** 2)).toMatch(/ GiB.* 512 MiB/);
  expect(shortOfMemory(2 * 1024 ** 3)).toBeNull();
  expect(memoryHere()).toBeGreaterThan(0);
});
