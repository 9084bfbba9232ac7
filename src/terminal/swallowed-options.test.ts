import { expect, test } from "vitest";
import { explainSwallowed, swallowedOptions } from "./swallowed-options.ts";

test("options that npm consumed are found, and no others", () => {
  const env = { npm_config_simular: "true", npm_config_sin_fotos: "true", npm_config_cache: "x" };
  expect(swallowedOptions(env, ["reemplazar", "simular", "sin-fotos"])).toEqual([
    "simular",
    "sin-fotos",
  ]);
  expect(swallowedOptions({}, ["simular"])).toEqual([]);
});

test("the message about missing dashes shows what to write", () => {
  const message = explainSwallowed(["simular"], "participantes -- importar LISTA");
  expect(message).toContain("npm run participantes -- importar LISTA --simular");
});
