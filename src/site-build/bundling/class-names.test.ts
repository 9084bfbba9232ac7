import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const css = ".title { animation: title-in 1s } .title-row { color: red }";

test("classes, keyframes and classes of other sheets get different names", () => {
  const names = [
    ...["title", "title-in", "title-row"].map((name) =>
      shortClassName(name, "Pie.module.css", css),
    ),
    shortClassName("title", "Inicio.module.css", css),
  ];
  expect(new Set(names).size).toBe(4);
});

test("a name is the same in every build", () => {
  const [one, other] = ["/a/Pie.module.css", "/b/Pie.module.css"].map((file) =>
    shortClassName("title", file, css),
  );
  expect(one).toBe(other);
});

test("a sheet that is none of the page's is refused", () => {
  expect(() => shortClassName("title", "Otra.module.css", css)).toThrow("Otra.module.css");
});
