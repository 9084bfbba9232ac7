import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { unlessMissing } from "#platform/terminal/error-code.ts";
import { type CarnetGroups, USUAL_CARNET_GROUPS } from "../model/carnet-groups.ts";
import { carnetPattern } from "../model/content-fields.ts";
import { type EditionContent, editionSchema } from "../model/edition.ts";
import { readText } from "./content-files.ts";
import type { Folders } from "./folders.ts";
import { openText } from "./yaml/content-file.ts";

/** In `dist`, outside of the site: the built edition's data for other programs. */
export const BUILT_EDITION_FILE = "edition.json";
const { fechas, fases, inscripcion } = editionSchema.shape.edicion.shape;
const servedFacts = z.object({ carnet: carnetPattern, fechas, fases, inscripcion });

/** The facts of an edition that servers need: a server's build holds them, and a function's entry. */
export const servedFactsOf = (edicion: EditionContent["edicion"]) => servedFacts.parse(edicion);

const builtEditionSchema = servedFacts.extend({
  siteUrl: z.string().optional(),
  /** The state of the content, from `listContent`. */
  content: z.string().optional(),
  programs: z.string().optional(),
});
export type BuiltEdition = z.infer<typeof builtEditionSchema>;

/** The edition that was built into `dist`; `null` if there is no build. */
export async function readBuiltEdition(dist: string): Promise<BuiltEdition | null> {
  const text = await readFile(join(dist, BUILT_EDITION_FILE), "utf8").catch(unlessMissing);
  return text === undefined ? null : builtEditionSchema.parse(JSON.parse(text));
}

/** The carnet's groups in the content or else in the last build; `null` if neither has them. */
export async function readCarnetGroups({
  content,
  dist,
}: Pick<Folders, "content" | "dist">): Promise<CarnetGroups | null> {
  const text = await readText(content, "edicion");
  const { data } = openText(text, "edicion", "edicion.yaml");
  const written = z.object({ carnet: carnetPattern.optional() }).safeParse(data);
  if (written.success) return written.data.carnet ?? USUAL_CARNET_GROUPS;
  const built = await readBuiltEdition(dist);
  return built?.carnet ?? (text === "" ? USUAL_CARNET_GROUPS : null);
}
