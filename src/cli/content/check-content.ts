import { readFolders } from "../../content/folders.ts";
import { readContent } from "../../content/read-content.ts";
import { formatReport } from "../../content/report/format-report.ts";
import { visibleText } from "../../domain/text/visible-text.ts";
import { ignoreBrokenPipe } from "../terminal/exit-with.ts";

ignoreBrokenPipe(process.stdout);

const [order, ...others] = process.argv.slice(2);
if (order === undefined) await check();
else if (order === "editar") {
  // Imported here, because checking needs no database and no server.
  const { runHere } = await import("../program.ts");
  const { organizar } = await import("../organise/organizar.ts");
  await runHere(organizar, ["pagina", "--textos", ...others]);
} else {
  process.stderr.write(
    `No hay una orden «${visibleText([order, ...others].join(" "))}». Escriba npm run contenido para revisar el contenido, o npm run contenido -- editar para editarlo.\n`,
  );
  process.exitCode = 1;
}

/** Reports the content's faults and its remaining sample material. */
async function check(): Promise<void> {
  const { content: contentDir } = readFolders(process.env);
  const report = await readContent(contentDir);
  process.stdout.write(formatReport(report));
  if (report.faults.length > 0) process.exitCode = 1;
}
