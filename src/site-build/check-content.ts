import { join } from "node:path";
import { formatReport } from "./content/format-report.ts";
import { PHOTOS_FOLDER, readContent } from "./content/read-content.ts";
import { contentFolder, picturesCache } from "./edition.ts";
import { ignoreBrokenPipe } from "./ignore-broken-pipe.ts";
import { heavyPictures } from "./picture-weight.ts";

ignoreBrokenPipe(process.stdout);

/** `npm run contenido`: reports the faults of the content and what is still sample material. */
const report = await readContent(contentFolder);
const photosDir = join(contentFolder, PHOTOS_FOLDER);
const heavy = report.edition
  ? await heavyPictures(report.edition, { photosDir, cacheDir: picturesCache })
  : [];
process.stdout.write(formatReport({ ...report, notices: [...report.notices, ...heavy] }));
if (report.faults.length > 0) process.exitCode = 1;
