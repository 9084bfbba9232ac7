import { spawn } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { createServer, mergeConfig, type ViteDevServer } from "vite";
import { formatFault } from "../../content/faults/fault.ts";
import { readFolders } from "../../content/folders.ts";
import { SettingFault } from "../../content/site-url.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { previewQuery } from "../../editor/calls/calls.ts";
import { contentChanged, contentShown, contentVersion } from "../../editor/calls/content-events.ts";
import { editorServer } from "../../editor/server/editor-server.ts";
import { assetsFolder, siteConfig } from "../bundling/vite-builds.ts";
import { type BuiltFonts, buildFonts } from "../fonts/fonts.ts";
import {
  cacheFolder,
  fontsCache,
  type PreparedEdition,
  prepareEdition,
} from "../prepare-edition.ts";
import { readDevPort } from "../settings.ts";
import { faultsOverlay, faultsPage } from "./faults-page.ts";

const { content: contentFolder, dist: distFolder } = readFolders(process.env);
/** Outside of node_modules, where Vite would not notice pictures that are added. */
const devFolder = join(distFolder, "dev");
const layersSheet = "/src/site/styles/layers.css";
const entryModule = "/src/site/entry-client.tsx";
const editorModule = "/src/editor/page/main.tsx";
const followModule = "/src/site-build/dev/follow-content.ts";
const rendererModule = "/src/site/entry-server.tsx";
/** Part of the start script, which a page without a build does not have. */
const earlyAnswers = `import { answerEarly } from "/src/site/document/start/early-answers.ts"; answerEarly();`;

/**
 * Live page, content and server, and the editor of the content. A setting that cannot be used ends the
 * process with its message.
 */
export async function develop(announce: (site: string) => Promise<void>): Promise<void> {
  try {
    await serve(announce);
  } catch (error) {
    if (!(error instanceof SettingFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function serve(announce: (site: string) => Promise<void>): Promise<void> {
  const pagePort = readDevPort(process.env);
  const apiPort = pagePort + 1;
  await mkdir(join(devFolder, assetsFolder), { recursive: true });
  const fonts = await buildFonts({
    outDir: join(devFolder, assetsFolder),
    cacheDir: fontsCache,
  });
  const vite = await createServer(
    mergeConfig(siteConfig, {
      appType: "custom",
      logLevel: "info",
      publicDir: resolve(devFolder),
      // Vite does not watch its output folder, which by default would hold `devFolder`.
      build: { outDir: join(distFolder, "site") },
      cacheDir: join(cacheFolder, "vite"),
      // Else every page of the repository is searched for packages, those of the benchmarks too.
      optimizeDeps: { entries: [entryModule.slice(1), editorModule.slice(1)] },
      server: {
        port: pagePort,
        strictPort: true,
        proxy: { "/api": `http://127.0.0.1:${apiPort}` },
        // The page's files and packages; never the database in data/.
        fs: { allow: ["src", "node_modules", devFolder], deny: ["data/**"] },
      },
    }),
  );
  vite.middlewares.use(
    editorServer(contentFolder, () => vite.transformIndexHtml("/editar", editorPage)),
  );
  servePage(vite, fonts, followContent(vite));
  await listen(vite, pagePort);
  await announce(`http://localhost:${pagePort}`);
  const api = spawn(process.execPath, ["--import", "tsx", "--watch", "src/server/dev.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(apiPort) },
  });
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  async function stop() {
    api.kill();
    await vite.close();
  }
}

/** Its styles come with its scripts; the layers are declared before. */
const editorPage = `<!doctype html>
<html lang="es-GT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Editor del contenido</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${layersSheet}"></head>
<body data-ground="paper"><div id="editor"></div><script type="module" src="${editorModule}"></script></body>
</html>`;

async function listen(vite: ViteDevServer, port: number): Promise<void> {
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    // Vite sets no error code.
    if (!(error instanceof Error && error.message.includes("already in use"))) throw error;
    throw new SettingFault(
      `El puerto ${port} ya está ocupado por otro programa. Ciérrelo, o elija otro puerto así: PORT=${port + 10} npm run dev`,
    );
  }
}

function servePage(vite: ViteDevServer, fonts: BuiltFonts, versionNow: () => number): void {
  /** The last edition without faults, shown under the list of faults. */
  let lastReady: Edition | null = null;
  vite.middlewares.use(async (request, response, next) => {
    const [path, query] = request.url?.split("?") ?? [];
    if (request.method !== "GET" || path !== "/") return next();
    try {
      const version = versionNow();
      const prepared = await prepareEdition(contentFolder, join(devFolder, "fotos"));
      if (prepared.kind === "ready") lastReady = prepared.edition;
      // Beside the editor, which shows the faults itself, the page stays as it was.
      const shown = query === previewQuery && lastReady ? { ...prepared, faults: [] } : prepared;
      const html = await pageWithFaults(vite, fonts, shown, lastReady);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await vite.transformIndexHtml("/", following(html, version)));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  });
}

async function pageWithFaults(
  vite: ViteDevServer,
  fonts: BuiltFonts,
  prepared: PreparedEdition,
  lastReady: Edition | null,
): Promise<string> {
  const faults = prepared.kind === "faulty" ? prepared.faults.map(formatFault) : [];
  if (lastReady === null) return faultsPage(faults);
  const html = await renderDevPage(vite, fonts, lastReady);
  return faults.length === 0 ? html : html.replace("</body>", `${faultsOverlay(faults)}</body>`);
}

async function renderDevPage(
  vite: ViteDevServer,
  fonts: BuiltFonts,
  edition: Edition,
): Promise<string> {
  const { renderPage } = await renderer(vite);
  const html = renderPage(edition, {
    styles: fonts.fallbackRules,
    sheet: null,
    scripts: [],
    startProgram: "",
    fonts: fonts.fonts,
    titleFont: null,
    siteUrl: null,
  });
  // By its address: this program imports no part of the server.
  const rehearsal = await readFile("src/server/rehearsal/rehearsal-script.js", "utf8");
  return (
    html
      .replace("<title>", () => `<script>${rehearsal}</script><title>`)
      // Scripts insert styles in any order; the layers must be declared before.
      .replace("<style>", `<link rel="stylesheet" href="${layersSheet}"><style>`)
      // Parts without a script in the built page have their styles in the renderer's bundle.
      .replace(
        "</head>",
        [entryModule, rendererModule]
          .map((module) => `<script type="module" src="${module}"></script>`)
          .concat(`<script type="module">${earlyAnswers}</script>`, "</head>")
          .join(""),
      )
  );
}

async function renderer(
  vite: ViteDevServer,
): Promise<typeof import("../../site/entry-server.tsx")> {
  const module = await vite.ssrLoadModule(rendererModule);
  return module as typeof import("../../site/entry-server.tsx");
}

/** The page, with what has it come anew when the content is no longer of `version`. */
function following(html: string, version: number): string {
  return html.replace(
    "<title>",
    `<meta name="${contentVersion}" content="${version}"><script type="module" src="${followModule}"></script><title>`,
  );
}

/** Reports changes of the content to all pages; returns what reads its version, which rises with each. */
function followContent(vite: ViteDevServer): () => number {
  let version = 0;
  vite.watcher.add(resolve(contentFolder));
  vite.watcher.on("all", (_event, path) => {
    if (!path.startsWith(resolve(contentFolder)) || basename(path).startsWith(".")) return;
    version += 1;
    vite.ws.send(contentChanged);
  });
  vite.ws.on(contentShown, (shown, client) => {
    if (shown !== version) client.send(contentChanged);
  });
  return () => version;
}
