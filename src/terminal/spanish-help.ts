import type { Command, CommanderError } from "commander";

const titles: Readonly<Record<string, string>> = {
  "Usage:": "Uso:",
  "Arguments:": "Argumentos:",
  "Options:": "Opciones:",
  "Commands:": "Órdenes:",
};

/** Puts the help of one command into Spanish; each subcommand needs it too. */
export function inSpanish(command: Command): Command {
  return command
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (subcommand) =>
        [subcommand.name(), ...subcommand.registeredArguments.map((argument) => argument.name())]
          .join(" ")
          .trim(),
      argumentTerm: (argument) => argument.name(),
    })
    .helpOption("-h, --help", "muestra esta ayuda");
}

const SEE_HELP = "Vea las órdenes con: npm run participantes -- --help";

/**
 * What a person did wrong in writing the order, or `null` when nothing is left to say. Commander
 * words its errors in English only, and gives the names involved nowhere but in that text.
 */
export function explainUsageError(error: CommanderError): string | null {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const suggestion = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const perhaps = suggestion === undefined ? "" : ` ¿Quiso decir «${suggestion}»?`;
  switch (error.code) {
    case "commander.help":
    case "commander.helpDisplayed":
      return null;
    case "commander.unknownCommand":
      return `No existe la orden «${name}».${perhaps} ${SEE_HELP}`;
    case "commander.unknownOption":
      return `No existe la opción «${name}».${perhaps} ${SEE_HELP}`;
    case "commander.missingArgument":
      return `Falta ${name}. ${SEE_HELP}`;
    case "commander.optionMissingArgument":
      return `A la opción «${name}» le falta su valor. ${SEE_HELP}`;
    case "commander.excessArguments":
      return `Sobran datos después de la orden. Si un nombre lleva espacios, escríbalo entre comillas. ${SEE_HELP}`;
    default:
      return `La orden no es correcta (${error.code}). ${SEE_HELP}`;
  }
}
