import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readFolders } from "#edition/files/folders.ts";
import { readContent } from "#edition/files/read-content.ts";
import { formatFault } from "#edition/files/rules/problem-in-file.ts";
import { readSiteUrl } from "#edition/files/site-url.ts";
import { type Caches, cachedFolder } from "#edition/render/drawing-cache.ts";
import { writeHeadersFile, writeRedirectsFile } from "#edition/render/pages/headers-file.ts";
import { readPrograms, type SiteKind } from "#edition/render/programs.ts";
import { renderEdition } from "#edition/render/render-edition.ts";
import type { ContentToRender } from "#edition/render/render-target.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { parseBuildArguments, readBuildTarget } from "./build-target.ts";
import { refusePrivateContent } from "./private-content.ts";
import { bundlePrograms, drawingsCache } from "./programs.ts";

/*
 * `npm run build` bundles the programs, then renders the edition with them. It works beside `dist/` and
 * replaces it only when all is complete, so that a fault in the content never removes the site that is
 * being served.
 */
const { content: contentDir, dist: distFolder } = readFolders(process.env);
const draftFolder = join(dirname(distFolder), `.${basename(distFolder)}-draft`);

const UNPROMISED =
  "Aviso: este sitio no hace constancias, y no promete la de «constancia». Si se recibe de otra manera, diga cómo en «constanciaComo», en edicion.yaml.";

async function build(): Promise<void> {
  const siteUrl = readSiteUrl(process.env);
  const offline = readOffline(process.env);
  const args = parseBuildArguments(process.argv.slice(2));
  const target = readBuildTarget(args, siteUrl);
  await refusePrivateContent(contentDir);
  const { edition, ...read } = await readContent(contentDir);
  if (edition === null) return fail(read.faults.map(formatFault).join("\n\n"));
  const content = { ...read, edition };
  const notices = read.notices.length;
  if (notices > 0) say(`Avisos que no impiden publicar: ${notices}. Véalos con: npm run contenido`);
  say("Programas y estilos…");
  const programs = await bundlePrograms({ ...target, offline });
  say("Fotos y páginas (la primera vez tarda cerca de medio minuto)…");
  await rm(draftFolder, { recursive: true, force: true });
  await mkdir(draftFolder, { recursive: true });
  await (target.kind === "server" ? buildServed : buildFiles)(content, programs, siteUrl);
  await rm(distFolder, { recursive: true, force: true });
  await rename(draftFolder, distFolder);
  say(doneIn(target));
  if (siteUrl === null && !args.demo) {
    say(
      "Aviso: sin SITE_URL, la dirección pública del sitio, los chats no muestran la vista previa. Defínala antes de construir lo que va a publicar.",
    );
  }
}

/** Everything that `npm start` needs, also to render what is published later. */
async function buildServed(content: ContentToRender, bundled: string, siteUrl: string | null) {
  // Without it, a folder outside the checkout is CommonJS to tsx, which rewrites the page's own functions.
  await writeFile(join(draftFolder, "package.json"), JSON.stringify({ type: "module" }));
  const folder = join(draftFolder, "programs");
  await cp(bundled, folder, { recursive: true });
  await rename(join(folder, "server"), join(draftFolder, "server"));
  const drawings = join(draftFolder, "drawings");
  const caches: Caches = [drawings, drawingsCache];
  const programs = await readPrograms(folder);
  await renderEdition(content, { programs, folder: draftFolder, caches, siteUrl });
  // Elsewhere the server would not find its native packages.
  if (relative(".", distFolder).startsWith("..")) {
    await symlink(resolve("node_modules"), join(draftFolder, "node_modules"), "junction");
  }
  for (const key of await readdir(drawings)) {
    const copy = (draft: string) => cp(join(drawings, key), draft, { recursive: true });
    await cachedFolder([drawingsCache], key, copy);
  }
}

async function buildFiles(content: ContentToRender, bundled: string, siteUrl: string | null) {
  const programs = await readPrograms(bundled);
  const caches: Caches = [drawingsCache];
  await renderEdition(content, { programs, folder: draftFolder, caches, siteUrl });
  const siteFolder = join(draftFolder, "site");
  await writeHeadersFile(siteFolder, programs.base);
  if (programs.kind === "netlify") await writeRedirectsFile(siteFolder);
  const { constancia, constanciaComo } = content.edition.edicion;
  const isPromised = constancia !== undefined && constanciaComo === undefined;
  if (programs.kind === "static" && isPromised) say(UNPROMISED);
}

/** Whether phones cache the page; `OFFLINE=off` removes the service worker from all of them. */
function readOffline(environment: Record<string, string | undefined>): boolean {
  const value = environment.OFFLINE?.trim() || "on";
  if (value === "on" || value === "off") return value === "on";
  throw new UserError(
    `OFFLINE es «${value}». Escriba on, o off para quitar la copia sin conexión.`,
  );
}

function doneIn({ kind }: SiteKind): string {
  const done: Readonly<Record<SiteKind["kind"], string>> = {
    server: `el sitio está en ${distFolder}/.`,
    netlify: `la página está en ${distFolder}/site/ y sus llamadas en ${distFolder}/functions/, para Netlify.`,
    static: `el contenido de ${distFolder}/site/ se sube tal cual a cualquier servidor de archivos.`,
  };
  return `Listo: ${done[kind]}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

try {
  await build();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  fail(error.message);
} finally {
  await rm(draftFolder, { recursive: true, force: true });
}
