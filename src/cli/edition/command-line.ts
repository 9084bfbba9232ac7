import { Command, CommanderError } from "commander";
import { explainSwallowed, swallowedOptions } from "../../terminal/swallowed-options.ts";
import type { Options } from "./dialogue/collect-answers.ts";
import { DialogueEndedError } from "./dialogue/questions.ts";
import { nueva } from "./nueva.ts";
import type { RunContext } from "./run-context.ts";
import { explainUsage, inSpanish } from "./usage.ts";

/**
 * Runs `npm run edicion -- …`, `args` being what follows the program's name. Resolves with the
 * exit code: 0 only when all that was asked is done. Expected failures are told in Spanish.
 */
export async function runEditionCommands(
  args: readonly string[],
  context: RunContext,
): Promise<number> {
  const { out, err, env } = context;
  let done = false;
  const program = inSpanish(new Command("edicion"))
    .usage("<orden> [opciones]")
    .description("La edición de la convención de la que trata el sitio.")
    .helpCommand("ayuda [ORDEN]", "muestra la ayuda de una orden")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void out.write(text),
      writeErr: (text) => void err.write(text),
      outputError: () => {},
    });
  inSpanish(program.command("nueva"))
    .usage("[opciones]")
    .description("prepara el contenido de la edición siguiente; pregunta lo que no se indique")
    .option("--numero <NÚMERO>", "número de la edición nueva; si no se indica, el que sigue")
    .option("--fecha <AAAA-MM-DD>", "día del evento")
    .option("--puertas <HH:MM>", "hora en que se abren las puertas")
    .option("--inicio <HH:MM>", "hora de inicio")
    .option("--lugar <NOMBRE>", "nombre del lugar")
    .option("--direccion <DIRECCIÓN>", "dirección del lugar")
    .option("--fotos <CARPETA>", "fotos de la edición que termina; sin ellas, las de la sede")
    .option("--sin-fotos", "esas fotos ya están en ediciones.yaml")
    .option("--si", "no pregunta nada: lo que no se indique queda como estaba")
    .action(async (options: Options) => {
      done = await nueva(options, context);
    });
  const options = program.commands.flatMap((order) => order.options.map((each) => each.name()));
  const swallowed = swallowedOptions(env, options);
  if (swallowed.length > 0) {
    err.write(`${explainSwallowed(swallowed, "edicion -- nueva")}\n`);
    return 1;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return done ? 0 : 1;
  } catch (failure) {
    if (failure instanceof CommanderError) {
      const message = explainUsage(failure);
      if (message !== null) err.write(`${message}\n`);
      return failure.exitCode;
    }
    if (failure instanceof DialogueEndedError) {
      err.write("\nCancelado. No se cambió nada.\n");
      return 1;
    }
    throw failure;
  }
}
