import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createServer, mergeConfig, type ViteDevServer } from "vite";
import { formatFault } from "./content/fault.ts";
import {
  cacheFolder,
  contentFolder,
  fontsCache,
  type PreparedEdition,
  prepareEdition,
} from "./edition.ts";
import { faultsPage } from "./faults-page.ts";
import { type BuiltFonts, buildFonts } from "./fonts.ts";
import { assetsFolder, siteConfig } from "./vite-builds.ts";

const pagePort = 5173;
const apiPort = 5174;
/** Outside of node_modules, where Vite would not notice pictures that are added. */
const devFolder = "dist/dev";
const layersSheet = "/src/site/styles/layers.css";
const entryModule = "/src/site/entry-client.tsx";
const rendererModule = "/src/site/entry-server.tsx";

/** Live page, content and server: `npm run dev`. */
async function develop(): Promise<void> {
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
      build: { outDir: "dist/site" },
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

function servePage(vite: ViteDevServer, fonts: BuiltFonts): void {
  vite.middlewares.use(async (request, response, next) => {
    const path = request.url?.split("?")[0];
    if (request.method !== "GET" || (path !== "/" && path !== "/favicon.svg")) return next();
    try {
      const prepared = await prepareEdition(join(devFolder, "fotos"));
      if (path === "/favicon.svg") {
        response.setHeader("content-type", "image/svg+xml");
        response.end(
          prepared.kind === "ready" && (await renderer(vite)).renderFavicon(prepared.edition),
        );
        return;
      }
      const html = await renderDevPage(vite, fonts, prepared);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await vite.transformIndexHtml("/", html));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  });
}

async function renderDevPage(
  vite: ViteDevServer,
  fonts: BuiltFonts,
  prepared: PreparedEdition,
): Promise<string> {
  if (prepared.kind === "faulty") return faultsPage(prepared.faults.map(formatFault));
  const { renderPage } = await renderer(vite);
  const html = renderPage(prepared.edition, {
    styles: fonts.fallbackRules,
    scripts: [],
    fonts: fonts.fonts,
    siteUrl: null,
  });
  return (
    html
      // Styles that scripts bring come in any order; the layers must be declared before.
      .replace("<style>", `<link rel="stylesheet" href="${layersSheet}"><style>`)
      // The renderer brings the styles of the parts that have no script in the built page.
      .replace(
        "</head>",
        [entryModule, rendererModule]
          .map((module) => `<script type="module" src="${module}"></script>`)
          .concat("</head>")
          .join(""),
      )
  );
}

async function renderer(vite: ViteDevServer): Promise<typeof import("../site/entry-server.tsx")> {
  const module = await vite.ssrLoadModule(rendererModule);
  return module as typeof import("../site/entry-server.tsx");
}

function followContent(vite: ViteDevServer): void {
  vite.watcher.add(resolve(contentFolder));
  vite.watcher.on("all", (_event, path) => {
    if (path.startsWith(resolve(contentFolder))) vite.ws.send({ type: "full-reload" });
  });
}

await develop();
