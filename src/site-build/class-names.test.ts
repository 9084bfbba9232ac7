import { expect, it } from "vitest";
import { createClassNamer } from "./class-names.ts";

it("names a class alike in every build, wherever the project lies", () => {
  const here = createClassNamer("/here")("title", "/here/src/site/Page.module.css");
  const there = createClassNamer("/there")("title", "/there/src/site/Page.module.css?used");
  expect(there).toBe(here);
  expect(here).toMatch(/^[a-zA-Z][a-zA-Z0-9]{2}$/);
});

it("tells classes of one name in two sheets apart", () => {
  const nameClass = createClassNamer("/");
  expect(nameClass("title", "/a.module.css")).not.toBe(nameClass("title", "/b.module.css"));
});

it("refuses two classes of one name on the page", () => {
  const nameClass = createClassNamer("/");
  const nameAll = () => {
    for (let index = 0; index < 20_000; index += 1) nameClass(`class-${index}`, "/a.module.css");
  };
  expect(nameAll).toThrow(/rename one of them/);
});
