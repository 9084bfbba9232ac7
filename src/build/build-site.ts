import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { previewFile } from "../apps/site/document/preview-file.ts";
import { BUILT_CERTIFICATES_FILE } from "../certificates/built-certificates.ts";
import { BUILT_EDITION_FILE, type BuiltEdition } from "../content/built-edition.ts";
import type { Fault } from "../content/faults/fault.ts";
import { PHOTOS_FOLDER } from "../content/read-content.ts";
import { summarizeNotices } from "../content/report/format-report.ts";
import { calendarFileName } from "../domain/calendar/calendar-event.ts";
import type { Edition } from "../domain/edition/edition.ts";
import { buildFunction } from "./bundling/build-function.ts";
import { buildServiceWorker } from "./bundling/build-service-worker.ts";
import { precompress } from "./bundling/precompress.ts";
import { assetsFolder, buildClient, buildRenderer, buildServer } from "./bundling/vite-builds.ts";
import { builtCertificates } from "./certificates/built-certificates.ts";
import { buildCertificateFile } from "./certificates/certificate-fonts.ts";
import { certificateMarks } from "./certificates/certificate-marks.ts";
import { type Theme, themeOf } from "./colours/theme.ts";
import { buildDoor } from "./door/build-door.ts";
import { buildFonts } from "./fonts/fonts.ts";
import { addressCodeRule } from "./identity/address-code.ts";
import { calendarFile } from "./identity/calendar-file.ts";
import { iconPng, iconSizes, logoIcon, type PlacedLogo, placeLogo } from "./identity/icons.ts";
import { socialPreview } from "./identity/social-preview.ts";
import { webManifest } from "./identity/web-manifest.ts";
import { buildOrganisersPage } from "./organisers/build-organisers-page.ts";
import { buildPreviewPage, writeBuiltPictures } from "./organisers/build-preview-page.ts";
import { pageFacts } from "./organisers/page-facts.ts";
import { cacheFolder, fontsCache, prepareEdition } from "./prepare-edition.ts";
import { securityTxt } from "./security-txt.ts";
import type { BuildTarget } from "./target/build-target.ts";
import { writeHeadersFile, writeRedirectsFile } from "./target/headers-file.ts";

type Renderer = typeof import("../apps/site/entry-server.tsx");

/**
 * The prefix of the renderer's folders; parallel builds have one each. Packages are resolved from
 * there.
 */
const rendererFolders = join(cacheFolder, "renderer-");

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
  await mkdir(join(siteFolder, assetsFolder), { recursive: true });
  onStep("Contenido y fotos (la primera vez tarda cerca de medio minuto)…");
  const prepared = await prepareEdition(contentDir, join(siteFolder, "fotos"));
  if (prepared.kind === "faulty") return prepared.faults;
  const { edition } = prepared;
  summarizeNotices(prepared.notices).forEach(onStep);
  onStep("Tipografías, estilos y programas…");
  const fonts = await buildFonts({ outDir: join(siteFolder, assetsFolder), cacheDir: fontsCache });
  const rendererFolder = await mkdtemp(rendererFolders);
  const sheet = await buildRenderer(rendererFolder, target);
  const { script, program } = await buildClient(siteFolder, target, offline);
  onStep("Página, vista previa y servidor…");
  const renderer: Renderer = await import(
    pathToFileURL(resolve(rendererFolder, "entry-server.js")).href
  );
  await rm(rendererFolder, { recursive: true });
  const { renderPage, renderNotFound, renderServerError, renderCertificatePages, renderFavicon } =
    renderer;
  const addressCode = siteUrl === null ? "" : await addressCodeRule(siteUrl);
  const webFonts = fonts.fonts.map((font) => ({
    ...font,
    address: target.base + font.address.slice(1),
  }));
  const theme = themeOf(edition.edicion);
  const styles = fonts.fallbackRules + sheet + theme.rule + addressCode;
  const assets = { styles, colours: theme, script, program, fonts: webFonts, siteUrl };
  await writeFile(join(siteFolder, "index.html"), renderPage(edition, assets));
  await writeFile(join(siteFolder, "404.html"), renderNotFound(edition, assets));
  // Elsewhere no server of ours answers navigations, so nothing would send this page.
  if (target.kind === "server") {
    await writeFile(join(siteFolder, "500.html"), renderServerError(edition, assets));
  }
  const logo = await logoOf(edition, join(siteFolder, "fotos"), theme.background);
  await writeIdentity(siteFolder, edition, {
    icon: logo ? logoIcon(logo) : renderFavicon(edition, theme),
    logo,
    colours: theme,
    photosDir: join(contentDir, PHOTOS_FOLDER),
    siteUrl,
  });
  await writeFile(
    join(siteFolder, calendarFileName),
    calendarFile(edition.edicion, { siteUrl, now: new Date() }),
  );
  const reportTo = securityTxt(edition.edicion.contacto.correo, siteUrl, new Date());
  if (reportTo !== null) {
    await mkdir(join(siteFolder, ".well-known"));
    await writeFile(join(siteFolder, ".well-known", "security.txt"), reportTo);
  }
  // A static site has no server for doors, organisers and certificates; its host compresses the files.
  if (target.kind === "static") {
    const { constancia, constanciaComo } = edition.edicion;
    if (constancia !== undefined && constanciaComo === undefined) onStep(UNPROMISED);
    await writeHeadersFile(siteFolder, target.base);
    return [];
  }
  // The list is read before the other pages add their own files, which visitors do not need.
  const ofPage = await readdir(join(siteFolder, assetsFolder));
  const certificateFile = await buildCertificateFile({
    outDir: join(siteFolder, assetsFolder),
    cacheDir: fontsCache,
    marks: await certificateMarks(edition.edicion, join(contentDir, PHOTOS_FOLDER)),
  });
  await buildDoor(siteFolder, edition.edicion, theme, fonts);
  const facts = pageFacts(
    edition.edicion,
    prepared.samples,
    siteUrl,
    `/${assetsFolder}/${certificateFile}`,
  );
  await buildOrganisersPage(siteFolder, facts, theme.rule, fonts);
  await buildPreviewPage(siteFolder, fonts);
  await writeBuiltPictures(siteFolder, contentDir, prepared.content, edition);
  await buildServiceWorker(siteFolder, offline ? ofPage : null);
  const { carnet, fechas, fases } = edition.edicion;
  const certificates = await builtCertificates(edition.edicion, {
    site: siteUrl,
    pages: renderCertificatePages(edition, assets),
    file: join(siteFolder, assetsFolder, certificateFile),
  });
  if (target.kind === "netlify") {
    await writeHeadersFile(siteFolder, target.base);
    await writeRedirectsFile(siteFolder);
    await buildFunction(join(folder, "functions"), carnet, certificates);
  } else {
    await writeFile(join(folder, BUILT_CERTIFICATES_FILE), JSON.stringify(certificates));
    await precompress(siteFolder);
    await buildServer(join(folder, "server"));
  }
  const address = siteUrl === null ? {} : { siteUrl };
  const built: BuiltEdition = { carnet, fechas, fases, ...address };
  await writeFile(join(folder, BUILT_EDITION_FILE), JSON.stringify(built));
  await writeFile(
    join(folder, "first-view.json"),
    JSON.stringify({ scripts: [script, ...program] }),
  );
  return [];
}

async function logoOf(
  { edicion, drawn }: Edition,
  marksDir: string,
  background: string,
): Promise<PlacedLogo | null> {
  const mark = drawn?.marks?.[edicion.logo ?? ""];
  return mark ? placeLogo(join(marksDir, mark.file), mark.dark ?? false, background) : null;
}

interface Identity {
  readonly icon: string;
  readonly logo: PlacedLogo | null;
  readonly colours: Theme;
  readonly photosDir: string;
  readonly siteUrl: string | null;
}

/** The files that identify the site to phones, chats and search engines. */
async function writeIdentity(
  siteFolder: string,
  edition: Edition,
  { icon, logo, colours, photosDir, siteUrl }: Identity,
): Promise<void> {
  const { edicion } = edition;
  await writeFile(join(siteFolder, "favicon.svg"), icon);
  for (const size of iconSizes) {
    await writeFile(join(siteFolder, `icono-${size}.png`), await iconPng(icon, size));
  }
  await writeFile(
    join(siteFolder, "manifest.webmanifest"),
    webManifest(edicion, colours.background),
  );
  const photo = edicion.vistaPrevia ? join(photosDir, edicion.vistaPrevia) : null;
  await writeFile(
    join(siteFolder, previewFile),
    await socialPreview(edition, { photo, colours, logo, siteUrl }),
  );
}
