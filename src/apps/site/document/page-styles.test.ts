import { expect, it } from "vitest";
import { testEdition } from "../testing/edition.ts";
import { pictureRules, splitByScripting, titleRule } from "./page-styles.ts";

it.each([
  ["@media (scripting:none){.a{display:none}.b .c{margin:0}}", ".a{display:none}.b .c{margin:0}"],
  ["@media (scripting: none) {\n  .a {\n    margin: 0;\n  }\n}", ".a {\n    margin: 0;\n  }"],
])("the rules for pages without scripts are taken out of %s", (media, rules) => {
  const { styles, withoutScripts } = splitByScripting(`.x{top:0}@layer l{${media}}.y{left:0}`);
  expect(styles).toBe(".x{top:0}@layer l{}.y{left:0}");
  expect(withoutScripts.trim()).toBe(rules);
});

it("a long title has a number of lines for each width, and fewer beside long texts", () => {
  const { edicion } = testEdition();
  const usual = titleRule({ ...edicion, titulo: "Convención de Ciencia y Tecnología" });
  expect(usual.match(/--title-lines:\d/g)).toEqual(["--title-lines:3", "--title-lines:2"]);
  const titulo = "Convención Internacional de Ciencia, Tecnología e Innovación";
  const long = titleRule({ ...edicion, titulo });
  expect(long.match(/--title-lines:\d/g)).toEqual(["--title-lines:5", "--title-lines:3"]);
  // From the day on, it has three rows on phones and two beside the numeral of a wide window.
  expect(long.match(/--rows:\d/g)).toEqual(["--rows:3", "--rows:2"]);
  const extra = (rule: string) => Number(/--extra-lines:(\d+)/.exec(rule)?.[1]);
  const lugar = { ...edicion.lugar, nombre: "Auditorio ".repeat(40) };
  expect(extra(titleRule({ ...edicion, lugar }))).toBeGreaterThan(extra(usual));
});

it.each([
  ["47 17", "transform-origin:47% 17%"],
  ["47 17 200", "--zoom:2;object-position:var(--focus);transform-origin:44% 0%"],
  ["80 60 150", "--zoom:1.5;object-position:var(--focus);transform-origin:100% 96%"],
])("a face at %s is enlarged towards the middle, within its photo", (enfoque, rule) => {
  const edition = testEdition();
  const ponentes = edition.ponentes.map((speaker) => ({
    ...speaker,
    ...(speaker.perfil && { perfil: { ...speaker.perfil, enfoque } }),
  }));
  expect(pictureRules({ ...edition, ponentes })).toContain(rule);
});
