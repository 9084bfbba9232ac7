import { cp, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ORGANISERS_FILE } from "#access/model/page-facts.ts";
import {
  BUILT_CERTIFICATES_FILE,
  CERTIFICATE_FONTS,
  type EditionCertificates,
} from "#certificates/pdf/built-certificates.ts";
import { PREVIEW_FILE } from "#texts/model/preview.ts";
import type { Edition, EditionContent } from "../model/edition.ts";
import { networksOf } from "../model/networks.ts";
import {
  BUILT_PICTURES_FILE,
  type BuiltPicture,
  type BuiltPictures,
} from "../model/pictures/built-pictures.ts";
import { photosIn } from "../model/pictures/photo-slots.ts";
import { writeHashed } from "./hashed-files.ts";
import { linkFile } from "./link-files.ts";
import { factsAndCertificates } from "./pages/built-certificates.ts";
import { writeDoorPage } from "./pages/door-page.ts";
import { writeFunction } from "./pages/function-entry.ts";
import { organisersHtml, previewHtml } from "./pages/page-html.ts";
import { KEPT_FILES, type ProgramsFolder, readFonts, SITE_WORKER } from "./programs.ts";
import type { ContentToRender, RenderedPage, Rendering } from "./render-target.ts";

/** Writes what a static site has no server for: door, organisers' page, certificates, offline copy. */
export async function writeServedParts(
  { edition, certificatePages, files }: RenderedPage,
  content: ContentToRender,
  rendering: Rendering,
): Promise<void> {
  const { programs, folder, photosDir, theme, write } = rendering;
  const { apps, kind } = programs;
  if (apps === null) throw new Error("These programs are for a static site");
  const { edicion } = edition;
  await write("sw.js", await siteWorker(programs, files));

  const accent =
    theme.rule === "" ? [] : [`/${await writeHashed(rendering, ["color", ".css"], theme.rule)}`];
  await writeDoorPage(edicion, apps.door, accent, rendering);

  const made = await factsAndCertificates(content, rendering);
  const { organisers, preview } = apps;
  const sheets = [organisers.sheet, ...accent];
  await write(ORGANISERS_FILE, organisersHtml(made.facts, { script: organisers.script, sheets }));
  // The preview has no accent of its own, because each draft is sent with its own.
  const ofPreview = { script: preview.script, sheets: [preview.sheet] };
  await write(PREVIEW_FILE, previewHtml(ofPreview));
  const pictures = await builtPictures(photosDir, content.edition, edition);
  await write(BUILT_PICTURES_FILE, JSON.stringify(pictures));

  const certificates: EditionCertificates = { ...made.certificates, pages: certificatePages };
  if (kind === "netlify") {
    const functions = join(folder, "functions");
    await cp(join(programs.folder, "functions"), functions, { recursive: true });
    const withFonts = { ...(await readFonts(programs)), ...certificates };
    await writeFunction(functions, edicion, withFonts);
  } else {
    await writeFile(join(folder, BUILT_CERTIFICATES_FILE), JSON.stringify(certificates));
    await linkFile(join(programs.folder, CERTIFICATE_FONTS), join(folder, CERTIFICATE_FONTS));
  }
}

/** The service worker, with the list of the files that it keeps. */
async function siteWorker(
  { folder, pageFiles }: ProgramsFolder,
  files: readonly string[],
): Promise<string> {
  // Students sign up with a network alone; without one, the button leads to the chat.
  const usedOffline = pageFiles.filter((file) => !file.includes("/SignUpForm-"));
  const kept = [...usedOffline, ...files].sort();
  const worker = await readFile(join(folder, SITE_WORKER), "utf8");
  return `var ${KEPT_FILES}=${JSON.stringify(kept)};\n${worker}`;
}

/** The pictures made of the photos of `content`, so that the preview need not fetch the photos. */
async function builtPictures(
  photosDir: string,
  content: EditionContent,
  edition: Edition,
): Promise<BuiltPictures> {
  const built = photosIn(edition).map(({ photo }) => photo);
  const pictures = photosIn(content).map(
    async ({ shape, photo: { archivo } }, index): Promise<BuiltPicture> => {
      const picture = built[index];
      if (picture === undefined) throw new Error(`No picture was made for ${archivo}`);
      const { alt, leyenda, ...shown } = picture;
      const { size: bytes } = await stat(join(photosDir, archivo));
      return { archivo, shape, ...shown, bytes };
    },
  );
  const { drawn, edicion } = edition;
  return { pictures: await Promise.all(pictures), drawn, networks: networksOf(edicion) };
}
