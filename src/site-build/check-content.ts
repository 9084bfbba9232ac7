import { join } from "node:path";
import { readFolders } from "../content/folders.ts";
import { formatReport } from "../content/format-report.ts";
import { PHOTOS_FOLDER, readContent } from "../content/read-content.ts";
import { ignoreBrokenPipe } from "../terminal/ignore-broken-pipe.ts";
import { heavyPictures } from "./pictures/picture-weight.ts";
import { picturesCache } from "./prepare-edition.ts";
import { heavyTexts } from "./text-weight.ts";

ignoreBrokenPipe(process.stdout);

/** `npm run contenido`: reports the faults of the content and what is still sample material. */
const { content: contentDir } = readFolders(process.env);
const report = await readContent(contentDir);
const photosDir = join(contentDir, PHOTOS_FOLDER);
const heavy = report.edition
  ? [
      ...heavyTexts(report.edition, contentDir),
      ...(await heavyPictures(report.edition, { photosDir, cacheDir: picturesCache })),
    ]
  : [];
process.stdout.write(formatReport({ ...report, notices: [...report.notices, ...heavy] }));
if (report.faults.length > 0) process.exitCode = 1;
