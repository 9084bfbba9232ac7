import { Command } from "commander";
import { expect, test } from "vitest";
import { explainSwallowed, swallowedOptions } from "./swallowed-options.ts";

const importar = new Command("importar")
  .argument("<LISTA>")
  .option("--reemplazar")
  .option("--simular")
  .option("--sin-fotos")
  .option("--fecha <AAAA-MM-DD>")
  .option("--hoja <NOMBRE>");

function hint(args: readonly string[], env: Record<string, string>): string {
  const swallowed = swallowedOptions(env, importar.options);
  const typed = { script: "participantes", args, command: importar, env };
  const [, line = ""] = explainSwallowed(swallowed, typed).split("\n");
  return line.replace("Escriba: npm run participantes -- ", "");
}

test("options that npm consumed are found, and no others", () => {
  const env = { npm_config_simular: "true", npm_config_sin_fotos: "true", npm_config_cache: "x" };
  const names = swallowedOptions(env, importar.options).map((option) => option.name());
  expect(names).toEqual(["simular", "sin-fotos"]);
  expect(swallowedOptions({}, importar.options)).toEqual([]);
});

test("an option of several commands is found once", () => {
  const options = [...importar.options, ...importar.options];
  expect(swallowedOptions({ npm_config_simular: "true" }, options)).toHaveLength(1);
});

test.each([
  ["a missing option", ["importar", "x"], { simular: "true" }, "importar x --simular"],
  [
    "one that came through too",
    ["importar", "x", "--simular"],
    { simular: "true" },
    "importar x --simular",
  ],
  [
    "a value left behind",
    ["importar", "x", "2027-10-02"],
    { fecha: "true" },
    "importar x --fecha 2027-10-02",
  ],
  ["a value with a space", ["importar", "x"], { hoja: "La tarde" }, 'importar x --hoja "La tarde"'],
  [
    "two values left behind, which look alike",
    ["importar", "x", "2027-10-02", "Tarde"],
    { fecha: "true", hoja: "true" },
    "importar x --fecha AAAA-MM-DD --hoja NOMBRE",
  ],
])("the hint writes %s where it belongs, once", (_, args, swallowed, order) => {
  const env = Object.fromEntries(
    Object.entries(swallowed).map(([name, value]) => [`npm_config_${name}`, value]),
  );
  expect(hint(args, env)).toBe(order);
});
