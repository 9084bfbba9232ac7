import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { ViteDevServer } from "vite";
import { ORGANISERS_FILE, ORGANISERS_PAGE } from "#access/model/page-facts.ts";
import { builtCertificates } from "#app/server/live-site.ts";
import { type BuiltCertificates, CERTIFICATE_FONTS } from "#certificates/pdf/built-certificates.ts";
import { DOOR_FILE, DOOR_PAGE } from "#door/model/link.ts";
import { type ContentFiles, listContent } from "#edition/files/content-files.ts";
import { readFolders } from "#edition/files/folders.ts";
import { readContent } from "#edition/files/read-content.ts";
import { formatFault } from "#edition/files/rules/problem-in-file.ts";
import { contentHash } from "#edition/render/content-hash.ts";
import { usualColours } from "#edition/render/pictures/theme.ts";
import {
  type AppFiles,
  ASSETS,
  DOOR_WORKER,
  PROGRAMS_SITE,
  type ProgramsFolder,
  type Renderer,
  SITE_WORKER,
} from "#edition/render/programs.ts";
import { renderEdition } from "#edition/render/render-edition.ts";
import { escapeHtml } from "#platform/text/plain-text.ts";
import { fontRules } from "#site/shell/page-assets.ts";
import { PREVIEW_FILE, PREVIEW_PAGE } from "#texts/model/preview.ts";
import { drawingsCache, writeFonts } from "./programs.ts";

export const folders = readFolders(process.env);
export const devFolder = ".dev";
export const apps = {
  door: "/src/app/door.tsx",
  organisers: "/src/app/organise.tsx",
  preview: "/src/app/preview.tsx",
} as const;

export interface DevSite {
  /** Resolves with the HTML of the page in this file, of the edition as it is now, or of the content's faults. */
  page(file: string): Promise<string>;
  /** Resolves with a file of the edition that was rendered last; `null` if there is none. */
  file(path: string): Promise<Buffer | null>;
  styles(): Promise<string>;
  certificates(): Promise<BuiltCertificates>;
  /** The next page is rendered again. */
  forget(): void;
}

/** The file of the page at this path that is rendered in the browser alone; `null` if there is none. */
export function appFile(path: string): string | null {
  if (path === DOOR_PAGE) return DOOR_FILE;
  if (path === PREVIEW_PAGE) return PREVIEW_FILE;
  const isOrganisers = path === ORGANISERS_PAGE || path.startsWith(`${ORGANISERS_PAGE}/`);
  return isOrganisers ? ORGANISERS_FILE : null;
}

type Rendered = { readonly folder: string } | { readonly faults: string };

export function openDevSite(vite: ViteDevServer): DevSite {
  let programs: Promise<ProgramsFolder> | null = null;
  /** The folder of the edition, or the page with the faults of the content. */
  let rendered: Promise<Rendered> | null = null;
  let isOld = false;
  /** The files of the last edition without faults. */
  let checked: ContentFiles | undefined;

  async function render(): Promise<Rendered> {
    const files = await listContent(folders.content);
    const { edition, ...read } = await readContent(folders.content, { files, checked });
    if (edition === null) return { faults: faultsPage(read.faults.map(formatFault)) };
    checked = files;
    programs ??= devPrograms(vite);
    const now = { ...(await programs), colours: usualColours() };
    const folder = join(devFolder, "edition");
    await rm(folder, { recursive: true, force: true });
    const target = { programs: now, folder, caches: [drawingsCache], siteUrl: null } as const;
    await renderEdition({ ...read, edition }, target);
    return { folder };
  }

  function current() {
    if (rendered !== null && !isOld) return rendered;
    isOld = false;
    // One after the other, because they have one folder.
    const now = (rendered ?? Promise.resolve()).then(render, render);
    now.catch(() => {
      programs = null;
      if (rendered === now) rendered = null;
    });
    rendered = now;
    return now;
  }

  async function styles(element: (sheet: string, id: string) => string) {
    const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
    const found = modules.map(async ({ id, url }) => {
      if (!id?.endsWith(".css")) return "";
      const sheet = await vite.environments.client.transformRequest(`${url}?direct`);
      return element(sheet?.code ?? "", id);
    });
    return (await Promise.all(found)).join("");
  }

  return {
    async page(file) {
      const found = await current();
      return "faults" in found ? found.faults : readFile(join(found.folder, "site", file), "utf8");
    },
    async file(path) {
      const found = await rendered;
      if (found === null || "faults" in found) return null;
      return readFile(join(found.folder, "site", normalize(path))).catch(() => null);
    },
    // Vite's script would insert them too late: after each change the page would appear without styles and lose
    // its scroll position. Vite recognises them by `data-vite-dev-id` and updates them.
    styles: () => styles((sheet, id) => `<style data-vite-dev-id="${id}">${sheet}</style>`),
    async certificates() {
      const found = await current();
      if ("faults" in found) throw new Error("The content has faults");
      const built = await builtCertificates(found.folder);
      const sheet = await styles((text) => text);
      const styled = (html: string) =>
        html.replace("</head>", () => `<style>${sheet}</style></head>`);
      const pages = Object.entries(built.pages).map(([state, html]) => [state, styled(html)]);
      return { ...built, pages: Object.fromEntries(pages) };
    },
    forget() {
      isOld = true;
    },
  };
}

/** The programs folder that a build would write, except that scripts and styles are the modules that Vite serves. */
async function devPrograms(vite: ViteDevServer): Promise<ProgramsFolder> {
  const folder = join(devFolder, "programs");
  const assets = join(folder, PROGRAMS_SITE, ASSETS);
  await mkdir(assets, { recursive: true });
  const fonts = await writeFonts(folder);
  // In development, pages need the network.
  await Promise.all([SITE_WORKER, DOOR_WORKER].map((file) => writeFile(join(folder, file), "")));
  // Scripts insert styles in any order, so the layers are declared first.
  const layers = await readFile("src/platform/ui/styles/layers.css", "utf8");
  const ofApps = "dev.css";
  await writeFile(join(assets, ofApps), fontRules(fonts) + layers);
  const app = (script: string): AppFiles => ({ script, sheet: `/${ASSETS}/${ofApps}`, files: [] });
  return {
    id: contentHash(await readFile(join(folder, CERTIFICATE_FONTS))),
    folder,
    base: "/",
    kind: "dev",
    colours: usualColours(),
    fonts,
    styles: { head: layers, answers: "", rest: "" },
    script: "",
    pageFiles: [],
    apps: { door: app(apps.door), organisers: app(apps.organisers), preview: app(apps.preview) },
    loadRenderer: () => vite.ssrLoadModule("/src/site/entry-server.tsx") as Promise<Renderer>,
  };
}

function faultsPage(faults: readonly string[]): string {
  const title = "El contenido tiene errores";
  return `<!doctype html><html lang="es-GT"><head><meta charset="utf-8"><title>${title}</title></head>
<h1>${title}</h1><p>La página vuelve sola en cuanto los corrija y guarde.</p><pre>${escapeHtml(faults.join("\n\n"))}</pre>`;
}
