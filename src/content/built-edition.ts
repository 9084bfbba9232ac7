import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type CarnetGroups, USUAL_CARNET_GROUPS } from "../domain/carnet/carnet.ts";
import { carnetPattern } from "../domain/edition/content-fields.ts";
import { errorCode } from "../domain/error-code.ts";
import type { RehearsedDates } from "../domain/phases/rehearsal.ts";
import type { Folders } from "./folders.ts";
import { openContentFile } from "./yaml/content-file.ts";

/** What other programs than the page need to know of the edition that was built; beside the site. */
export const BUILT_EDITION_FILE = "edition.json";
const builtEditionSchema = z.object({ carnet: carnetPattern, siteUrl: z.string().optional() });
export type BuiltEdition = z.infer<typeof builtEditionSchema> & RehearsedDates;

/** The carnet's groups in the edition that was built into `dist`; `null` where none was. */
export async function builtCarnetGroups(dist: string): Promise<CarnetGroups | null> {
  return (await readBuilt(dist))?.carnet ?? null;
}

async function readBuilt(dist: string) {
  try {
    const text = await readFile(join(dist, BUILT_EDITION_FILE), "utf8");
    return builtEditionSchema.parse(JSON.parse(text));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** The public address that the edition in `dist` was built for; `null` where none was, or for none. */
export async function builtSiteUrl(dist: string): Promise<string | null> {
  return (await readBuilt(dist))?.siteUrl ?? null;
}

/** The dates of the edition that was built into `dist`. Rejects where none was. */
export async function builtDates(dist: string): Promise<RehearsedDates> {
  const built: BuiltEdition = JSON.parse(await readFile(join(dist, BUILT_EDITION_FILE), "utf8"));
  return built;
}

/**
 * The carnet's groups as the content has them or, where it is absent or faulty, as the last build
 * does. `null` when the content has no readable groups and there is no build.
 */
export async function readCarnetGroups({ content, dist }: Folders): Promise<CarnetGroups | null> {
  const file = await openContentFile(content, "edicion", "edicion.yaml");
  const written = z.object({ carnet: carnetPattern.optional() }).safeParse(file.data);
  if (written.success) return written.data.carnet ?? USUAL_CARNET_GROUPS;
  return (await builtCarnetGroups(dist)) ?? (file.state === "absent" ? USUAL_CARNET_GROUPS : null);
}
