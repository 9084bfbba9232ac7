import { contentKeys } from "../texts/content-keys.ts";
import type { Fault } from "./fault.ts";
import { nearestName } from "./nearest-name.ts";

/**
 * A fault for each YAML file in `folder`, which contains `names`, that is not a file of the
 * edition.
 */
export function strayFiles(names: readonly string[], folder: string): Fault[] {
  const expected = contentKeys.map((key) => `${key}.yaml`);
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && !expected.includes(name))
    .map((name) => {
      const near = nearestName(name.replace(/\.\w+$/, ""), contentKeys);
      return {
        file: `${folder}/${name}`,
        line: 1,
        field: "",
        found: "un archivo que la página no usa",
        expected: `uno de estos: ${expected.join(", ")}`,
        fix: near ? `¿Es ${near}.yaml? Cámbiele el nombre.` : "Bórrelo o cámbiele el nombre.",
      };
    });
}
