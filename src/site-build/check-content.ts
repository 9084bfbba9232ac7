import { formatReport } from "./content/format-report.ts";
import { readContent } from "./content/read-content.ts";
import { contentFolder } from "./edition.ts";

/** `npm run contenido`: says what is wrong with the content and what is still sample material. */
const report = await readContent(contentFolder);
process.stdout.write(formatReport(report));
if (report.faults.length > 0) process.exitCode = 1;
