import { readFolders } from "../../content/folders.ts";
import { publishingFrom } from "../../operations/publication/publishing-from.ts";
import { askOn } from "../asking/ask.ts";
import { ignoreBrokenPipe } from "../terminal/exit-with.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import { registerPublicar } from "./options.ts";

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
  env: process.env,
  terminal,
});
