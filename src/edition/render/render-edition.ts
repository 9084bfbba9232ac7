import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageAssets } from "#site/shell/page-assets.ts";
import { BUILT_EDITION_FILE, type BuiltEdition, servedFactsOf } from "../files/built-edition.ts";
import { PHOTOS_FOLDER } from "../files/check-sources.ts";
import { lucideNames } from "../files/rules/icon-faults.ts";
import type { EditionContent } from "../model/edition.ts";
import { networksOf } from "../model/networks.ts";
import { inProgrammeOrder } from "../model/phases/programme.ts";
import type { Drawn } from "../model/pictures/drawn.ts";
import { contentHash } from "./content-hash.ts";
import { type Caches, cachedFile } from "./drawing-cache.ts";
import { writeHashed } from "./hashed-files.ts";
import { linkFiles } from "./link-files.ts";
import { drawMarks } from "./pictures/draw-marks.ts";
import { buildPictures } from "./pictures/pictures.ts";
import { themeOf } from "./pictures/theme.ts";
import { writeIdentity } from "./pictures/write-identity.ts";
import { precompress } from "./precompress.ts";
import { PROGRAMS_SITE } from "./programs.ts";
import type { ContentToRender, RenderedPage, RenderTarget } from "./render-target.ts";
import { writeServedParts } from "./served-parts.ts";

/** Part of the key of drawn icons: raise it when they are drawn in another way. */
const ICONS_VERSION = 2;

/** Makes the site of an edition with programs that are bundled already. */
export async function renderEdition(content: ContentToRender, target: RenderTarget): Promise<void> {
  const { programs, folder, siteUrl } = target;
  const siteFolder = join(folder, "site");
  await mkdir(siteFolder, { recursive: true });
  await linkFiles(join(programs.folder, PROGRAMS_SITE), siteFolder);
  const page = await renderPages(content, target, siteFolder);
  if (programs.kind !== "static") await writeServedParts(page, content, target);
  if (programs.kind === "server") await precompress(siteFolder);
  const url = siteUrl !== null && { siteUrl };
  const origin = { content: content.state, programs: programs.id };
  const built: BuiltEdition = { ...servedFactsOf(page.edition.edicion), ...url, ...origin };
  // Written last: a folder without it is not whole.
  await writeFile(join(folder, BUILT_EDITION_FILE), JSON.stringify(built));
}

async function renderPages(
  { contentDir, edition: texts }: ContentToRender,
  { programs, caches, siteUrl }: RenderTarget,
  siteFolder: string,
): Promise<RenderedPage> {
  const { base, kind, styles, fonts, script } = programs;
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const options = { photosDir, outDir: join(siteFolder, "fotos"), caches };
  const pictures = await buildPictures(texts, options);
  const edition = {
    ...pictures,
    tematicas: inProgrammeOrder(pictures.tematicas, pictures.edicion.fechas),
    drawn: { ...(await icons(texts, caches)), ...(await drawMarks(texts, options)) },
  };
  const renderer = await programs.loadRenderer();
  const theme = themeOf(edition.edicion, programs.colours);
  const isCompressed = kind === "server";
  const rest = styles.rest + renderer.sectionRules(edition);
  const files = { siteFolder, caches, isCompressed };
  const sheet = base + (await writeHashed(files, ["pagina", ".css"], rest));
  const answerSheet = base + (await writeHashed(files, ["respuesta", ".css"], styles.answers));
  const data = JSON.stringify(renderer.islandContent(edition));
  const content = base + (await writeHashed(files, ["pagina", ".json"], data));
  const assets = {
    styles: styles.head + theme.rule,
    sheet,
    answerSheet,
    content,
    colours: theme,
    script,
    fonts: fonts.map((font) => ({ ...font, address: base + font.address.slice(1) })),
    siteUrl,
  } satisfies PageAssets;
  const write = (name: string, text: string) => writeFile(join(siteFolder, name), text);
  await write("index.html", renderer.renderPage(edition, assets));
  await write("404.html", renderer.renderNotFound(edition, assets));
  // Elsewhere no server of ours answers navigations, so nothing would send this page.
  if (kind === "server") await write("500.html", renderer.renderServerError(edition, assets));
  const favicon = renderer.renderFavicon(edition, theme);
  const identity = { programs, favicon, colours: theme, photosDir, siteUrl, caches };
  await writeIdentity(siteFolder, edition, identity);
  const certificatePages = renderer.renderCertificatePages(edition, assets);
  return { edition, theme, siteFolder, certificatePages, files: [sheet, answerSheet, content] };
}

/** The icons come from large sets, which a change of other texts need not load. */
async function icons(
  content: EditionContent,
  caches: Caches,
): Promise<Pick<Drawn, "icons" | "contact">> {
  const wanted = [ICONS_VERSION, lucideNames(content), networksOf(content.edicion)];
  const key = `icons-${contentHash(JSON.stringify(wanted))}`;
  const drawn = await cachedFile(caches, key, async () => {
    const { drawIcons } = await import("./pictures/draw-icons.ts");
    return JSON.stringify(drawIcons(content));
  });
  return JSON.parse(drawn.toString());
}
