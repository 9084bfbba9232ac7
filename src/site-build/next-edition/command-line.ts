import { Command, CommanderError } from "commander";
import { explainSwallowed, swallowedOptions } from "../../domain/swallowed-options.ts";
import type { Options } from "./gather.ts";
import { nueva } from "./nueva.ts";
import { DialogueEndedError } from "./questions.ts";
import { explainUsage, inSpanish } from "./usage.ts";

/** A stream that may be a terminal, as `process.stdin` and `process.stdout` are. */
type MaybeTerminal<Stream> = Stream & { readonly isTTY?: boolean };

/** What a run takes from the process around it. */
export interface Surroundings {
  readonly contentDir: string;
  readonly input: MaybeTerminal<NodeJS.ReadableStream>;
  readonly out: MaybeTerminal<NodeJS.WritableStream>;
  readonly err: NodeJS.WritableStream;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs `npm run edicion -- …`, `args` being what follows the program's name. Resolves with the
 * exit code: 0 only when all that was asked is done. Expected failures are told in Spanish.
 */
export async function runEditionOrders(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { out, err, env } = surroundings;
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
      done = await nueva(options, surroundings);
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
