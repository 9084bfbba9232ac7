import type { CommanderError } from "commander";

/**
 * The Spanish message for a usage error, or `null` if commander has already printed the help.
 * Commander's errors are English, and the names are found only in their text.
 */
export function explainUsageError(error: CommanderError, program: string): string | null {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const suggestion = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const perhaps = suggestion === undefined ? "" : ` ¿Quiso decir «${suggestion}»?`;
  const seeHelp = `Vea las órdenes con: npm run ${program} -- --help`;
  switch (error.code) {
    case "commander.help":
    case "commander.helpDisplayed":
      return null;
    case "commander.unknownCommand":
      return `No existe la orden «${name}».${perhaps} ${seeHelp}`;
    case "commander.unknownOption":
      return `No existe la opción «${name}».${perhaps} ${seeHelp}`;
    case "commander.missingArgument":
      return `Falta ${name}. ${seeHelp}`;
    case "commander.missingMandatoryOptionValue":
      return `Falta la opción «${name}». ${seeHelp}`;
    case "commander.optionMissingArgument":
      return `A la opción «${name}» le falta su valor. ${seeHelp}`;
    case "commander.excessArguments":
      return `Sobran datos después de la orden. Si un nombre lleva espacios, escríbalo entre comillas. ${seeHelp}`;
    default:
      return `La orden no es correcta (${error.code}). ${seeHelp}`;
  }
}
