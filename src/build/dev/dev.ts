import { readFolders } from "../../content/folders.ts";
import { readContent } from "../../content/read-content.ts";
import { phaseAddresses, statesInWords } from "../../domain/phases/page-states.ts";
import { develop } from "./develop.ts";

/**
 * `npm run dev` prints a URL for each phase and each state of the dialog. The last fourteen days come
 * first, because they show most.
 */
await develop(async (site) => {
  const { edition } = await readContent(readFolders(process.env).content);
  // If the content is faulty, the page shows the faults.
  const [opened] = edition ? phaseAddresses(edition.edicion) : [{ query: "" }];
  process.stdout.write(`\n  ${site}/${opened.query}\n`);
  if (edition) process.stdout.write(`\n${statesInWords(edition.edicion, site)}\n\n`);
});
