import { editorPath } from "../../content/editor-calls.ts";
import { develop } from "./develop.ts";

/** `npm run contenido -- editar`: forms for the content, with the page beside them. */
export function edit(): Promise<void> {
  return develop(async (site) => {
    process.stdout.write(
      `\nAbra el editor en ${site}${editorPath}\nGuarda en la carpeta content lo que usted escriba. Para terminar: Ctrl+C.\n\n`,
    );
  });
}
