import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { type Program, runProgram } from "./program.ts";
import { Collected, newOrganiser } from "./testing/organiser.ts";

test.each([
  ["no command", [], /Uso: participantes <orden>[\s\S]*Órdenes:[\s\S]*importar LISTA/],
  ["help of a command", ["importar", "--help"], /Argumentos:[\s\S]*--reemplazar +quita/],
  ["a misspelt command", ["imporar"], /No existe la orden «imporar».*«importar»\?/],
  ["a missing argument", ["importar"], /^Falta LISTA\./],
  ["a misspelt option", ["importar", "x", "--simulr"], /la opción «--simulr».*«--simular»/],
  ["a lacking value", ["respaldar", "x", "--conservar"], /«--conservar.*» le falta su valor/],
  ["too many arguments", ["exportar", "x", "y"], /^Sobran datos/],
])("speaks Spanish for %s", async (_, args, text) => {
  const seen = await (await newOrganiser()).types(...args);
  expect(seen.exitCode).toBe(args.includes("--help") ? 0 : 1);
  expect(seen.out + seen.err).toMatch(text);
  expect(seen.out + seen.err).not.toMatch(
    /error:|Usage|Options|Commands|Arguments|display help|default/,
  );
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
