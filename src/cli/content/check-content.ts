import { readFolders } from "../../content/folders.ts";
import { readContent } from "../../content/read-content.ts";
import { formatReport } from "../../content/report/format-report.ts";
import { ignoreBrokenPipe } from "../terminal/exit-with.ts";

/* Reports the content's faults and its remaining sample material. */
ignoreBrokenPipe(process.stdout);
const report = await readContent(readFolders(process.env).content);
process.stdout.write(formatReport(report));
if (report.faults.length > 0) process.exitCode = 1;
