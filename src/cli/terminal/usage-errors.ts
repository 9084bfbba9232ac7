import type { CommanderError } from "commander";

/** Commander's errors are English, and name things only in their text. `null` if it has printed the help. */
export function explainUsageError(error: CommanderError, program: string): string | null {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const suggestion = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const perhaps = suggestion === undefined ? "" : ` ¿Quiso decir «${suggestion}»?`;
  const seeHelp = `Vea las órdenes con: npm run ${program} -- --help`;
  if (/help/.test(error.code)) return null;
  const reasons: Readonly<Record<string, string>> = {
    unknownCommand: `No existe la orden «${name}».${perhaps}`,
    unknownOption: `No existe la opción «${name}».${perhaps}`,
    missingArgument: `Falta ${name}.`,
    missingMandatoryOptionValue: `Falta la opción «${name}».`,
    optionMissingArgument: `A la opción «${name}» le falta su valor.`,
    excessArguments:
      "Sobran datos después de la orden. Si un nombre lleva espacios, escríbalo entre comillas.",
  };
  const reason = reasons[error.code.replace("commander.", "")];
  return `${reason ?? `La orden no es correcta (${error.code}).`} ${seeHelp}`;
}
