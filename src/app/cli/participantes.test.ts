import { beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "./testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

describe("usage", () => {
  test.each([
    ["no command", [], 1, /Uso: participantes <orden>[\s\S]*Órdenes:[\s\S]*importar LISTA/],
    ["--help", ["--help"], 0, /Uso: participantes <orden>[\s\S]*Opciones:/],
    ["help of a command", ["importar", "--help"], 0, /Argumentos:[\s\S]*--reemplazar +quita/],
    [
      "a misspelt command",
      ["imporar", "x"],
      1,
      /No existe la orden «imporar»\. ¿Quiso decir «importar»\?/,
    ],
    ["a missing argument", ["importar"], 1, /^Falta LISTA\./],
    [
      "a misspelt option",
      ["importar", "x", "--simulr"],
      1,
      /No existe la opción «--simulr»\. ¿Quiso decir «--simular»/,
    ],
    [
      "an option without a value",
      ["respaldar", "x", "--conservar"],
      1,
      /^A la opción «--conservar.*» le falta su valor\./,
    ],
    ["too many arguments", ["exportar", "x", "y"], 1, /^Sobran datos/],
  ])("speaks Spanish for %s", async (_, args, exitCode, text) => {
    const seen = await organiser.types(...args);
    expect(seen.exitCode).toBe(exitCode);
    expect(seen.out + seen.err).toMatch(text);
    expect(seen.out + seen.err).not.toMatch(
      /error:|Usage|Options|Commands|Arguments|display help|default/,
    );
  });
});
