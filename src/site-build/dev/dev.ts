import { readFolders } from "../../content/folders.ts";
import { readContent } from "../../content/read-content.ts";
import { rehearsalInWords } from "../../domain/phases/rehearsal.ts";
import { editorPath } from "../../editor/calls/calls.ts";
import { develop } from "./develop.ts";

/** `npm run dev`: writes where each phase and each state of the dialog is to be seen. */
await develop(async (site) => {
  process.stdout.write(`\n  ${site}/\n  ${site}${editorPath} para editar el contenido\n`);
  const { edition } = await readContent(readFolders(process.env).content);
  // Faults are shown by the page.
  if (edition === null) return;
  process.stdout.write(`\n${rehearsalInWords(edition.edicion, site)}\n\n`);
});
