import type { Command, CommanderError } from "commander";

const titles: Readonly<Record<string, string>> = {
  "Usage:": "Uso:",
  "Options:": "Opciones:",
  "Commands:": "Órdenes:",
};

/** Puts the help of one command into Spanish; each subcommand needs it too. */
export function inSpanish(command: Command): Command {
  return command
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (subcommand) => subcommand.name(),
    })
    .helpOption("-h, --help", "muestra esta ayuda");
}

const SEE_HELP = "Vea las opciones con: npm run edicion -- nueva --help";

/** What a person did wrong in writing the order, or `null` when nothing is left to say. */
export function explainUsage({ code, message }: CommanderError): string | null {
  // Commander words its errors in English only, and gives the names nowhere but in that text.
  const name = /'([^']*)'/.exec(message)?.[1] ?? "";
  switch (code) {
    case "commander.help":
    case "commander.helpDisplayed":
      return null;
    case "commander.unknownCommand":
      return `No existe la orden «${name}». ${SEE_HELP}`;
    case "commander.unknownOption":
      return `No existe la opción «${name}». ${SEE_HELP}`;
    case "commander.optionMissingArgument":
      return `A la opción «${name}» le falta su valor. ${SEE_HELP}`;
    case "commander.excessArguments":
      return `Sobran datos después de la orden. Si un nombre lleva espacios, escríbalo entre comillas. ${SEE_HELP}`;
    default:
      return `La orden no es correcta (${code}). ${SEE_HELP}`;
  }
}
