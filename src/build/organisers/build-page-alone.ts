import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readBuiltEdition } from "../../content/built-edition.ts";
import type { Folders } from "../../content/folders.ts";
import { PHOTOS_FOLDER, readContent } from "../../content/read-content.ts";
import { ORGANISERS_FILE, type PageFacts } from "../../domain/organisers/page-facts.ts";
import { PREVIEW_FILE } from "../../domain/organisers/preview.ts";
import { phaseDates } from "../../domain/phases/phase.ts";
import { UserError } from "../../domain/user-error.ts";
import { compressFile } from "../bundling/precompress.ts";
import { assetsFolder } from "../bundling/vite-builds.ts";
import { buildCertificateFile } from "../certificates/certificate-fonts.ts";
import { certificateMarks } from "../certificates/certificate-marks.ts";
import { buildFonts } from "../fonts/fonts.ts";
import { fontsCache } from "../prepare-edition.ts";
import { buildOrganisersPage } from "./build-organisers-page.ts";
import { buildPreviewPage } from "./build-preview-page.ts";
import { pageFacts } from "./page-facts.ts";

/**
 * Builds the organisers' page from the sources into the empty folder `siteFolder`, without the
 * visitors' page; resolves with its facts. Rejects with `UserError` if the content has faults and there
 * is no earlier build.
 */
export async function buildPageAlone(
  siteFolder: string,
  folders: Folders,
  siteUrl: string | null,
): Promise<PageFacts> {
  const outDir = join(siteFolder, assetsFolder);
  await mkdir(outDir, { recursive: true });
  const facts = await factsOf(folders, siteUrl, outDir);
  const fonts = await buildFonts({ outDir, cacheDir: fontsCache });
  await buildOrganisersPage(siteFolder, facts, "", fonts);
  await buildPreviewPage(siteFolder, fonts);
  // The server has a route for a page only if its compressed file exists.
  for (const page of [ORGANISERS_FILE, PREVIEW_FILE]) await compressFile(join(siteFolder, page));
  await writeFile(join(siteFolder, "404.html"), "<!doctype html><title>No existe</title>");
  return facts;
}

/**
 * The facts of the content or, if it has faults, of the last build: a fault in a text must not keep
 * organisers from their list.
 */
export async function factsOf(
  { content, dist }: Folders,
  siteUrl: string | null,
  outDir: string,
): Promise<PageFacts> {
  const { edition, samples } = await readContent(content);
  if (edition) {
    const marks = await certificateMarks(edition.edicion, join(content, PHOTOS_FOLDER));
    const file = await buildCertificateFile({ outDir, cacheDir: fontsCache, marks });
    return pageFacts(edition.edicion, samples.length, siteUrl, `/${assetsFolder}/${file}`);
  }
  const built = await readBuiltEdition(dist);
  if (built === null) {
    throw new UserError("El contenido tiene errores; véalos con: npm run contenido");
  }
  const { carnet } = built;
  const dates = phaseDates(built);
  return { title: "Convención", carnet, dates, siteUrl, certificate: null, samples: 0 };
}
