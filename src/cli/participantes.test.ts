import { writeFile } from "node:fs/promises";
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
      "help of an option",
      ["respaldar", "--help"],
      0,
      /--conservar <N>[\s\S]*30\s+si\s+no\s+se\s+indica/,
    ],
    ["ayuda ORDEN", ["ayuda", "quitar"], 0, /Uso: participantes quitar CARNET/],
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
    ["too many arguments", ["contar", "x"], 1, /^Sobran datos/],
  ])("speaks Spanish for %s", async (_, args, exitCode, text) => {
    const seen = await organiser.types(...args);
    expect(seen.exitCode).toBe(exitCode);
    expect(seen.out + seen.err).toMatch(text);
    expect(seen.out + seen.err).not.toMatch(
      /error:|Usage|Options|Commands|Arguments|display help|default/,
    );
  });
});

test("an option that npm kept for itself stops the command before it opens anything", async () => {
  const hasty = await newOrganiser({
    npm_config_simular: "true",
    npm_config_sin_navegador: "true",
  });
  expect(await hasty.imports("2490-21-1,Ana,1")).toMatchObject({
    exitCode: 1,
    out: "",
    database: "",
    err: "No se hizo nada, porque falta «--» antes de --simular. Escriba «--» después del nombre, así: npm run participantes -- importar --simular\n",
  });
});

test("quitar removes a participant and names them, once", async () => {
  const list = "carnet,nombre,numeroTicket\n2490-21-123,Ana Paz,A-7\n";
  await writeFile(organiser.path("lista.csv"), list);
  await organiser.types("importar", organiser.path("lista.csv"));
  const seen = await organiser.types("quitar", "249021123");
  expect(seen).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining("Se quitó a 2490-21-123  Ana Paz  (ticket A-7)."),
  });
  const again = await organiser.types("quitar", "249021123");
  expect(again).toMatchObject({ exitCode: 1, out: "", err: expect.stringContaining("No hay") });
  expect((await organiser.types("contar")).out).toBe("0 participantes\n");
});

describe("a database that cannot be used", () => {
  test("ends the command with the reason and 1", async () => {
    const unknown = await newOrganiser({ DATABASE_URL: "mysql:convencion" });
    const seen = await unknown.spawns("contar");
    expect(seen).toMatchObject({
      exitCode: 1,
      out: "",
      err: expect.stringContaining("DATABASE_URL"),
    });
    expect(seen.err).not.toContain("    at ");
  });
});
