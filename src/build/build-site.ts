import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { splitByScripting } from "../apps/site/document/page-styles.ts";
import { BUILT_CERTIFICATES_FILE } from "../certificates/built-certificates.ts";
import { BUILT_EDITION_FILE, type BuiltEdition } from "../content/built-edition.ts";
import type { Fault } from "../content/faults/fault.ts";
import { PHOTOS_FOLDER } from "../content/read-content.ts";
import { buildFunction } from "./bundling/build-function.ts";
import { buildServiceWorker } from "./bundling/build-service-worker.ts";
import { precompress } from "./bundling/precompress.ts";
import { assetsFolder, buildClient, buildServer, loadRenderer } from "./bundling/vite-builds.ts";
import { contentHash } from "./cache/content-hash.ts";
import { builtCertificates } from "./certificates/built-certificates.ts";
import { buildCertificateFile } from "./certificates/certificate-fonts.ts";
import { certificateMarks } from "./certificates/certificate-marks.ts";
import { themeOf } from "./colours/theme.ts";
import { buildDoor } from "./door/build-door.ts";
import { buildFonts } from "./fonts/fonts.ts";
import { writeIdentity } from "./identity/write-identity.ts";
import { buildOrganisersPage } from "./organisers/build-organisers-page.ts";
import { buildPreviewPage, writeBuiltPictures } from "./organisers/build-preview-page.ts";
import { pageFacts } from "./organisers/page-facts.ts";
import { fontsCache, prepareEdition } from "./prepare-edition.ts";
import type { BuildTarget } from "./target/build-target.ts";
import { writeHeadersFile, writeRedirectsFile } from "./target/headers-file.ts";

const UNPROMISED =
  "Aviso: este sitio no hace constancias, y no promete la de «constancia». Si se recibe de otra manera, diga cómo en «constanciaComo», en edicion.yaml.";

export interface SiteBuildOptions {
  /** Folder of the edition's texts and photos. */
  readonly contentDir: string;
  /** The public URL without trailing slash, or `null`. */
  readonly siteUrl: string | null;
  readonly target: BuildTarget;
  /** Whether phones cache the page for offline use; `false` removes it from them. */
  readonly offline: boolean;
  /** Called with a Spanish sentence when a step begins. */
  readonly onStep: (step: string) => void;
}

/**
 * Builds everything that `npm start` needs into the empty folder `folder`, or only the files of a
 * static site. Resolves with the content's faults; if there are any, `folder` is incomplete.
 */
export async function buildSite(
  folder: string,
  { contentDir, siteUrl, target, offline, onStep }: SiteBuildOptions,
): Promise<readonly Fault[]> {
  const siteFolder = join(folder, "site");
  const outDir = join(siteFolder, assetsFolder);
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  await mkdir(outDir, { recursive: true });

  onStep("Contenido y fotos (la primera vez tarda cerca de medio minuto)…");
  const prepared = await prepareEdition(contentDir, join(siteFolder, "fotos"));
  if (prepared.kind === "faulty") return prepared.faults;
  const { edition, content, samples } = prepared;
  const notices = prepared.notices.length;
  if (notices > 0)
    onStep(`Avisos que no impiden publicar: ${notices}. Véalos con: npm run contenido`);

  onStep("Tipografías, estilos y programas…");
  const fonts = await buildFonts({ outDir, cacheDir: fontsCache });
  const { renderer, styles } = await loadRenderer(target);
  const { script, firstView } = await buildClient(siteFolder, target, offline);

  onStep("Página, vista previa y servidor…");
  const theme = themeOf(edition.edicion);
  const { styles: usual, withoutScripts } = splitByScripting(styles.rest);
  const rest = usual + renderer.pictureRules(edition);
  const sheet = `${assetsFolder}/pagina-${contentHash(rest)}.css`;
  await writeFile(join(siteFolder, sheet), rest);
  const assets = {
    styles: fonts.fallbackRules + styles.head + theme.rule,
    sheet: target.base + sheet,
    withoutScripts,
    colours: theme,
    script,
    fonts: fonts.fonts.map((font) => ({ ...font, address: target.base + font.address.slice(1) })),
    siteUrl,
  };
  await writeFile(join(siteFolder, "index.html"), renderer.renderPage(edition, assets));
  await writeFile(join(siteFolder, "404.html"), renderer.renderNotFound(edition, assets));
  // Elsewhere no server of ours answers navigations, so nothing would send this page.
  if (target.kind === "server") {
    await writeFile(join(siteFolder, "500.html"), renderer.renderServerError(edition, assets));
  }
  const favicon = renderer.renderFavicon(edition, theme);
  await writeIdentity(siteFolder, edition, { favicon, colours: theme, photosDir, siteUrl });

  // A static site has no server for doors, organisers and certificates; its host compresses the files.
  if (target.kind === "static") {
    const { constancia, constanciaComo } = edition.edicion;
    if (constancia !== undefined && constanciaComo === undefined) onStep(UNPROMISED);
    await writeHeadersFile(siteFolder, target.base);
    return [];
  }

  // The list is read before the other pages add their own files, which visitors do not need.
  const filesOfPage = await readdir(outDir);
  const marks = await certificateMarks(edition.edicion, photosDir);
  const file = await buildCertificateFile({ outDir, cacheDir: fontsCache, marks });
  await buildDoor(siteFolder, edition.edicion, theme, fonts);
  const facts = pageFacts(edition.edicion, samples.length, siteUrl, `/${assetsFolder}/${file}`);
  await buildOrganisersPage(siteFolder, facts, theme.rule, fonts);
  await buildPreviewPage(siteFolder, fonts);
  await writeBuiltPictures(siteFolder, contentDir, content, edition);
  await buildServiceWorker(siteFolder, offline ? filesOfPage : null);
  const { carnet, fechas, fases } = edition.edicion;
  const certificates = await builtCertificates(edition.edicion, {
    site: siteUrl,
    pages: renderer.renderCertificatePages(edition, assets),
    file: join(outDir, file),
  });
  if (target.kind === "netlify") {
    await writeHeadersFile(siteFolder, target.base);
    await writeRedirectsFile(siteFolder);
    await buildFunction(join(folder, "functions"), carnet, certificates);
  } else {
    await writeJson(join(folder, BUILT_CERTIFICATES_FILE), certificates);
    await precompress(siteFolder);
    await buildServer(join(folder, "server"));
  }
  const built: BuiltEdition = { carnet, fechas, fases, ...(siteUrl !== null && { siteUrl }) };
  await writeJson(join(folder, BUILT_EDITION_FILE), built);
  await writeJson(join(folder, "first-view.json"), { scripts: firstView });
  return [];
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, JSON.stringify(value));
}
