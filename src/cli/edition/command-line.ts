import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import { DialogueEndedError } from "./dialogue/questions.ts";
import { registerNueva } from "./nueva.ts";
import type { RunContext } from "./run-context.ts";

/**
 * Runs `npm run edicion -- …`, `args` being what follows the program's name. Resolves with the
 * exit code: 0 only when all that was asked is done. Expected failures are reported in Spanish.
 */
export async function runEditionCommands(
  args: readonly string[],
  context: RunContext,
): Promise<number> {
  const { out, err, env } = context;
  try {
    return await runSpanishProgram(args, {
      name: "edicion",
      description: "La edición de la convención de la que trata el sitio.",
      commands: [registerNueva],
      context: () => context,
      env,
      terminal: createTerminal(out, err),
    });
  } catch (failure) {
    if (!(failure instanceof DialogueEndedError)) throw failure;
    err.write("\nCancelado. No se cambió nada.\n");
    return 1;
  }
}
