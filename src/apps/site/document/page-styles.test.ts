import { expect, it } from "vitest";
import { splitByScripting } from "./page-styles.ts";

it.each([
  ["@media (scripting:none){.a{display:none}.b .c{margin:0}}", ".a{display:none}.b .c{margin:0}"],
  ["@media (scripting: none) {\n  .a {\n    margin: 0;\n  }\n}", ".a {\n    margin: 0;\n  }"],
])("takes the rules without scripts out of %s", (media, rules) => {
  const { styles, withoutScripts } = splitByScripting(`.x{top:0}@layer l{${media}}.y{left:0}`);
  expect(styles).toBe(".x{top:0}@layer l{}.y{left:0}");
  expect(withoutScripts.trim()).toBe(rules);
});
