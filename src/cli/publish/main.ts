import { readFolders } from "../../content/folders.ts";
import { publishPlaces } from "../../content/publish-settings.ts";
import { publishExitCodes } from "../../operations/publication/not-published.ts";
import { type PublishContext, publish } from "../../operations/publication/publish.ts";
import { publishingFrom } from "../../operations/publication/publishing-from.ts";
import type { PublishOptions } from "../../operations/publication/where-to.ts";
import { askOn } from "../asking/ask.ts";
import { ignoreBrokenPipe } from "../terminal/exit-with.ts";
import { type Register, runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal, type Terminal } from "../terminal/terminal.ts";

const registerPublicar: Register<PublishContext & { readonly terminal: Terminal }> = (
  program,
  run,
) => {
  program
    .usage("[opciones]")
    .helpCommand(false)
    .option("--lugar <LUGAR>", `${publishPlaces.join(", ")}; si no se indica, el de publicar.yaml`)
    .option("--direccion <DIRECCIÓN>", "la dirección pública, https://…")
    .option(
      "--guardar",
      "anota lo indicado, y para github y render guarda antes en el historial lo que cambió en content",
    )
    .option("--simular", "construye y dice qué haría; no publica nada")
    .action((options: PublishOptions) =>
      run(async (context) => {
        const publication = await publish(context, options);
        if (publication.outcome !== "seen") context.terminal.refuse(publication.why.message);
        return publishExitCodes[publication.outcome];
      }),
    );
};

/* `npm run publicar` builds the site, publishes it and checks that it answers. */

ignoreBrokenPipe(process.stdout, process.stderr);
const terminal = createTerminal(process.stdout, process.stderr);
const folders = readFolders(process.env);

process.exitCode = await runSpanishProgram(process.argv.slice(2), {
  name: "publicar",
  description:
    "Construye el sitio, lo publica y mira si responde: la página sola, o con netlify-firestore y render también el registro, las visitas y las puertas.",
  commands: [registerPublicar],
  context: () => ({
    ...publishingFrom(folders, "inherit"),
    terminal,
    say: terminal.say,
    ask: askOn({ input: process.stdin, output: process.stderr }),
  }),
  terminal,
});
