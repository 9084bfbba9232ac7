import { readFolders } from "#edition/files/folders.ts";
import { readContent } from "#edition/files/read-content.ts";
import { formatReport } from "#edition/files/rules/format-report.ts";
import { ignoreBrokenPipe } from "#platform/terminal/exit-with.ts";

/* Reports the content's faults and its remaining sample material. */
ignoreBrokenPipe(process.stdout);
if (process.argv.length > 2) {
  process.stderr.write(
    "contenido solo revisa. Los textos se cambian en «Textos»: npm run organizar\n",
  );
  process.exit(1);
}
const report = await readContent(readFolders(process.env).content);
process.stdout.write(formatReport(report));
if (report.faults.length > 0) process.exitCode = 1;
