import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createServer, mergeConfig, type ViteDevServer } from "vite";
import { formatFault } from "./content/fault.ts";
import { cacheFolder, contentFolder, prepareEdition } from "./edition.ts";
import { faultsPage } from "./faults-page.ts";
import { buildFonts } from "./fonts.ts";
import { assetsFolder, siteConfig } from "./vite-builds.ts";

const pagePort = 5173;
const apiPort = 5174;
const devFolder = join(cacheFolder, "dev");
const rendererModule = "/src/site/entry-server.tsx";

/** Live page, content and server: `npm run dev`. */
async function develop(): Promise<void> {
  await mkdir(join(devFolder, assetsFolder), { recursive: true });
  const fonts = await buildFonts({
    outDir: join(devFolder, assetsFolder),
    cacheDir: join(cacheFolder, "fonts"),
  });
  const vite = await createServer(
    mergeConfig(siteConfig, {
      appType: "custom",
      logLevel: "info",
      publicDir: resolve(devFolder),
      cacheDir: join(cacheFolder, "vite"),
      server: {
        port: pagePort,
        strictPort: true,
        proxy: { "/api": `http://127.0.0.1:${apiPort}` },
        // The page's own files and what it names; never the database in data/.
        fs: { allow: ["src", "node_modules", devFolder], deny: ["data/**"] },
      },
    }),
  );
  servePage(vite, fonts);
  followContent(vite);
  await vite.listen();
  vite.printUrls();
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

function servePage(vite: ViteDevServer, fonts: { css: string; preload: string[] }): void {
  vite.middlewares.use(async (request, response, next) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/") return next();
    try {
      const html = await vite.transformIndexHtml("/", await renderDevPage(vite, fonts));
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(html);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  });
}

async function renderDevPage(
  vite: ViteDevServer,
  fonts: { css: string; preload: string[] },
): Promise<string> {
  const prepared = await prepareEdition(join(devFolder, "fotos"));
  if (prepared.kind === "faulty") return faultsPage(prepared.faults.map(formatFault));
  const { renderPage } = (await vite.ssrLoadModule(
    rendererModule,
  )) as typeof import("../site/entry-server.tsx");
  const html = renderPage(prepared.edition, {
    styles: fonts.css,
    scripts: ["/src/site/entry-client.tsx"],
    fonts: fonts.preload,
    siteUrl: null,
  });
  // Brings the styles of the parts that have no script of their own in the built page.
  return html.replace("</head>", `<script type="module" src="${rendererModule}"></script></head>`);
}

function followContent(vite: ViteDevServer): void {
  vite.watcher.add(resolve(contentFolder));
  vite.watcher.on("all", (_event, path) => {
    if (path.startsWith(resolve(contentFolder))) vite.ws.send({ type: "full-reload" });
  });
}

await develop();
