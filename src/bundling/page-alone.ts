import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ORGANISERS_FILE, type PageFacts } from "#access/model/page-facts.ts";
import {
  BUILT_CERTIFICATES_FILE,
  type BuiltCertificates,
} from "#certificates/pdf/built-certificates.ts";
import { readBuiltEdition } from "#edition/files/built-edition.ts";
import type { Folders } from "#edition/files/folders.ts";
import { PHOTOS_FOLDER, readContent } from "#edition/files/read-content.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { certificateEvent, claimsFrom } from "#edition/render/pages/built-certificates.ts";
import { certificateMarks } from "#edition/render/pages/certificate-marks.ts";
import { organisersHtml, previewHtml } from "#edition/render/pages/organisers-page.ts";
import { pageFacts } from "#edition/render/pages/page-facts.ts";
import { themeOf } from "#edition/render/pictures/theme.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { PREVIEW_FILE } from "#texts/model/preview.ts";
import { writeHashed } from "../edition/render/hashed-files.ts";
import { linkFiles } from "../edition/render/link-files.ts";
import { compressFile } from "../edition/render/precompress.ts";
import { PROGRAMS_SITE, readPrograms } from "../edition/render/programs.ts";
import { withServer } from "./build-target.ts";
import { certificateFontsJson } from "./fonts/certificate-fonts.ts";
import { bundlePrograms, drawingsCache, fontsCache } from "./programs.ts";

/**
 * Makes the organisers' page from the sources in the empty folder `siteFolder`, without the visitors'
 * page; resolves with its facts. Rejects with `UserError` if the content has faults and there is no
 * earlier build.
 */
export async function makePageAlone(
  siteFolder: string,
  folders: Folders,
  siteUrl: string | null,
): Promise<PageFacts> {
  const { apps, folder } = await readPrograms(
    await bundlePrograms({ ...withServer, offline: true }),
  );
  if (apps === null) throw new Error("There are no programs for a server");
  await linkFiles(join(folder, PROGRAMS_SITE), siteFolder);
  const facts = await factsOf(folders, siteUrl, siteFolder);
  const pages = {
    [ORGANISERS_FILE]: organisersHtml(facts, {
      ...apps.organisers,
      sheets: [apps.organisers.sheet],
    }),
    [PREVIEW_FILE]: previewHtml({ ...apps.preview, sheets: [apps.preview.sheet] }),
  };
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(join(siteFolder, name), html);
    // The server has a route for a page only if its compressed file exists.
    await compressFile(join(siteFolder, name));
  }
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
  siteFolder: string,
): Promise<PageFacts> {
  const { edition, samples } = await readContent(content);
  if (edition) {
    const { edicion } = edition;
    const photosDir = join(content, PHOTOS_FOLDER);
    const marks = await certificateMarks(edicion, photosDir, [drawingsCache]);
    const fonts = JSON.parse((await certificateFontsJson([fontsCache])).toString());
    const shared = { ...fonts, marks };
    const hashed = { siteFolder, caches: [drawingsCache] as const, isCompressed: false };
    const text = JSON.stringify(shared);
    const file = `/${await writeHashed(hashed, ["constancia", ".json"], text)}`;
    const event = certificateEvent(edicion, themeOf(edicion).paperAccent);
    const facts = pageFacts(edicion, samples.length, siteUrl, { event, file });
    // The pages that check certificates belong to the visitors' page.
    const pages = { form: "", unknown: "", valid: "", replaced: "", withdrawn: "" };
    const built: BuiltCertificates = {
      event,
      claimsFrom: claimsFrom(facts),
      site: siteUrl,
      ...shared,
      pages,
    };
    await writeFile(join(siteFolder, "..", BUILT_CERTIFICATES_FILE), JSON.stringify(built));
    return facts;
  }
  const built = await readBuiltEdition(dist);
  if (built === null) {
    throw new UserError("El contenido tiene errores; véalos con: npm run contenido");
  }
  const { carnet } = built;
  const dates = phaseDates(built);
  return { title: "Convención", carnet, dates, siteUrl, certificate: null, samples: 0 };
}
