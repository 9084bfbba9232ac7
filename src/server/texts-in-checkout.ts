import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBuiltEdition } from "../content/built-edition.ts";
import type { Folders } from "../content/folders.ts";
import { buildBeside } from "../operations/texts/builds/build-beside.ts";
import { buildDelivery } from "../operations/texts/builds/build-delivery.ts";
import { folderTexts } from "../operations/texts/folder-texts.ts";
import type { TextsStore } from "../operations/texts/texts-store.ts";
import type { RunningSite } from "./start.ts";

/** The program that `npm run build` runs. */
const BUILD = "src/bundling/build.ts";

type Checkout = RunningSite & { readonly folders: Folders };

/**
 * The texts of the checkout that the server runs from, in a store that builds what is published;
 * `null` where the sources or the tools to build them are missing, as in an image.
 */
export async function textsInCheckout({
  folders,
  serve,
  onError,
}: Checkout): Promise<TextsStore | null> {
  const tools = toolsToBuild();
  const content = join(folders.content, "edicion.yaml");
  if (tools === null || !existsSync(BUILD) || !existsSync(content)) return null;
  const siteUrl = (await readBuiltEdition(folders.dist))?.siteUrl ?? null;
  const program = ["--import", tools, BUILD];
  const place = { contentDir: folders.content, distDir: folders.dist, siteUrl, program };
  const delivery = buildDelivery({
    distDir: folders.dist,
    build: () => buildBeside(place),
    serve,
    onError,
  });
  delivery.resume();
  return folderTexts(folders.content, delivery);
}

function toolsToBuild(): string | null {
  try {
    return import.meta.resolve("tsx");
  } catch {
    return null;
  }
}
