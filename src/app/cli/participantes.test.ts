import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { type Program, runProgram } from "./program.ts";
import { Collected, newOrganiser } from "./testing/organiser.ts";

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
    const seen = await (await newOrganiser()).types(...args);
    expect(seen.exitCode).toBe(exitCode);
    expect(seen.out + seen.err).toMatch(text);
    expect(seen.out + seen.err).not.toMatch(
      /error:|Usage|Options|Commands|Arguments|display help|default/,
    );
  });
});

test("a database that stops answering is reported in Spanish, and no character of a line steers the terminal", async () => {
  const [out, err] = [new Collected(), new Collected()];
  const program: Program = {
    name: "prueba",
    description: "",
    commands: [
      (parent, run) =>
        parent.command("falla").action(() =>
          run(async ({ terminal }) => {
            terminal.say("a\u001b[2J\u009b31m\u0007\r\b\u202eb\nc 👩‍💻 ñ");
            throw new StoreUnavailableError("gone");
          }),
        ),
    ],
  };
  const streams = { out, err, input: new PassThrough().end() };
  expect(await runProgram(program, ["falla"], { env: {}, ...streams })).toBe(1);
  expect(out.text).toBe("a\\u001b[2J\\u009b31m\\u0007\\u000d\\u0008\\u202eb c 👩‍💻 ñ\n");
  expect(err.text).toMatch(/^La base de datos no responde[^\n]*\n$/);
});
