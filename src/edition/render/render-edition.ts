import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageAssets } from "#site/shell/page-assets.ts";
import { BUILT_EDITION_FILE, type BuiltEdition, servedFactsOf } from "../files/built-edition.ts";
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
import { writeIdentity } from "./pictures/write-identity.ts";
import { precompress } from "./precompress.ts";
import { PROGRAMS_SITE } from "./programs.ts";
import {
  type ContentToRender,
  type RenderedPage,
  type Rendering,
  type RenderTarget,
  renderingOf,
} from "./render-target.ts";
import { writeServedParts } from "./served-parts.ts";

/** Part of the key of drawn icons: raise it when they are drawn in another way. */
const ICONS_VERSION = 3;

/** Makes the site of an edition with programs that are bundled already. */
export async function renderEdition(content: ContentToRender, target: RenderTarget): Promise<void> {
  const rendering = renderingOf(content, target);
  const { programs, folder, siteUrl, siteFolder } = rendering;
  await mkdir(siteFolder, { recursive: true });
  await linkFiles(join(programs.folder, PROGRAMS_SITE), siteFolder);
  const page = await renderPages(content.edition, rendering);
  if (programs.kind !== "static") await writeServedParts(page, content, rendering);
  if (rendering.isCompressed) await precompress(siteFolder);
  const url = siteUrl !== null && { siteUrl };
  const origin = { content: content.state, programs: programs.id };
  const built: BuiltEdition = { ...servedFactsOf(page.edition.edicion), ...url, ...origin };
  // Written last: a folder without it is not whole.
  await writeFile(join(folder, BUILT_EDITION_FILE), JSON.stringify(built));
}

async function renderPages(texts: EditionContent, rendering: Rendering): Promise<RenderedPage> {
  const { programs, caches, siteUrl, siteFolder, photosDir, theme, write } = rendering;
  const { base, kind, styles, fonts, script } = programs;
  const options = { photosDir, outDir: join(siteFolder, "fotos"), caches };
  const pictures = await buildPictures(texts, options);
  const edition = {
    ...pictures,
    tematicas: inProgrammeOrder(pictures.tematicas, pictures.edicion.fechas),
    drawn: { ...(await icons(texts, caches)), ...(await drawMarks(texts, options)) },
  };
  const renderer = await programs.loadRenderer();
  const rest = styles.rest + renderer.sectionRules(edition);
  const hashed = async (name: readonly [string, string], text: string) =>
    base + (await writeHashed(rendering, name, text));
  const sheet = await hashed(["pagina", ".css"], rest);
  const answerSheet = await hashed(["respuesta", ".css"], styles.answers);
  const data = JSON.stringify(renderer.islandContent(edition));
  const content = await hashed(["pagina", ".json"], data);
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
  await write("index.html", renderer.renderPage(edition, assets));
  await write("404.html", renderer.renderNotFound(edition, assets));
  // Elsewhere no server of ours answers navigations, so nothing would send this page.
  if (kind === "server") await write("500.html", renderer.renderServerError(edition, assets));
  await writeIdentity(edition, renderer.renderFavicon(edition, theme), rendering);
  const certificatePages = renderer.renderCertificatePages(edition, assets);
  return { edition, certificatePages, files: [sheet, answerSheet, content] };
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
