import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { basename, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { DOOR_WORKER_FILE } from "#door/model/link.ts";
import { readContent } from "#edition/files/read-content.ts";
import { phaseAddresses, statesInWords } from "#edition/model/phases/page-states.ts";
import { BUILT_PICTURES_FILE, type BuiltPictures } from "#edition/model/pictures/built-pictures.ts";
import { ASSETS } from "#edition/render/programs.ts";
import { fontRules } from "#site/shell/page-assets.ts";
import { appPage, apps, devFolder, favicon, folders, visitorsPage } from "./dev-pages.ts";
import { type BuiltFonts, buildFonts } from "./fonts.ts";
import { fontsCache } from "./programs.ts";

const port = Number(process.env.PORT || 5173);

/** Shows the edition of the content folder in development: pages, photos, calls, and live reload of texts. */
export function edition(): Plugin {
  let fonts: BuiltFonts = { fallbackRules: "", fonts: [] };
  return {
    name: "edition",
    apply: "serve",
    config: () => ({
      // Unknown addresses are no page.
      appType: "mpa",
      publicDir: resolve(devFolder),
      // A cache for this folder alone, because workspaces of the tests share node_modules.
      cacheDir: ".dev/vite",
      // Vite's own names change with the text of a sheet, and the page that is rendered already has the old ones.
      css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
      // Without entries, Vite would scan every HTML file of the repository, such as those of the benchmarks.
      optimizeDeps: {
        entries: ["src/site/entry-client.ts", ...Object.values(apps).map((app) => app.slice(1))],
      },
      server: {
        port,
        strictPort: true,
        // The server of the calls starts again when its code changes; meanwhile requests wait.
        proxy: { "/api": { target: `http://127.0.0.1:${port + 1}`, bypass: untilCallsListen } },
        // Allows the pages' files and packages, and never the database in data/.
        fs: { allow: ["index.html", "src", "node_modules", devFolder], deny: ["data/**"] },
      },
    }),
    async configResolved() {
      // Vite serves only the public files that are there before its server is made, or appear later.
      fonts = await buildFonts({ outDir: join(devFolder, ASSETS), caches: [fontsCache] });
    },
    configureServer(vite) {
      vite.printUrls = () => void announce(`http://localhost:${port}`);
      vite.httpServer?.once("listening", () => serveCalls(vite));
      followContent(vite);
      serveApps(vite, fonts);
    },
    // A sheet in the page's head cannot be updated in place, but the browser also has each sheet as a module.
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.endsWith(".module.css?direct")),
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server, path }) =>
        server && path === "/index.html" ? visitorsPage(server, html, fonts) : html,
    },
  };
}

/** Waits at most half a minute, because code with a fault starts no server. */
async function untilCallsListen(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const socket = connect(port + 1, "127.0.0.1");
    const isListening = await once(socket, "connect").catch(() => null);
    socket.destroy();
    if (isListening !== null) return;
    await setTimeout(100);
  }
}

/** Serves door and organisers' page, and the files that a build would write for all pages. */
function serveApps(vite: ViteDevServer, { fallbackRules, fonts }: BuiltFonts): void {
  const styles = `<style>${fallbackRules}${fontRules(fonts)}</style></head>`;
  vite.middlewares.use(async (request, response, next) => {
    const [path = ""] = request.url?.split("?") ?? [];
    if (request.method !== "GET") return next();
    try {
      if (path === "/favicon.svg") {
        response.setHeader("content-type", "image/svg+xml");
        return response.end(await favicon(vite));
      }
      if (path === `/${DOOR_WORKER_FILE}`) {
        // In development, the door needs the network.
        response.setHeader("content-type", "text/javascript");
        return response.end();
      }
      if (path === `/${BUILT_PICTURES_FILE}`) {
        // No photo of the content is encoded yet: the preview asks for each.
        response.setHeader("content-type", "application/json");
        return response.end(JSON.stringify({ pictures: {} } satisfies BuiltPictures));
      }
      const html = await appPage(path);
      if (html === null) return next();
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await vite.transformIndexHtml(path, html.replace("</head>", styles)));
    } catch (error) {
      next(error);
    }
  });
}

/** Reloads all pages after each change of the content. */
function followContent(vite: ViteDevServer): void {
  const folder = resolve(folders.content);
  vite.watcher.add(folder);
  vite.watcher.on("all", (_event, path) => {
    const isShown = path.startsWith(folder) && !basename(path).startsWith(".");
    if (isShown) vite.ws.send({ type: "full-reload" });
  });
}

/** Runs the server of the calls in a process of its own, which starts again when its code changes. */
function serveCalls(vite: ViteDevServer): void {
  const calls = spawn(process.execPath, ["--import", "tsx", "--watch", "src/app/server/dev.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port + 1), DEV_SITE: `http://localhost:${port}` },
  });
  const stop = () => void calls.kill();
  process.once("exit", stop);
  vite.httpServer?.once("close", stop);
}

/** Prints a URL for each phase. The last fourteen days come first, because they show most. */
async function announce(site: string): Promise<void> {
  const { edition: content } = await readContent(folders.content);
  // If the content is faulty, the page shows the faults.
  const [opened] = content ? phaseAddresses(content.edicion) : [{ query: "" }];
  process.stdout.write(`\n  ${site}/${opened.query}\n`);
  if (content) process.stdout.write(`\n${statesInWords(content.edicion, site)}\n\n`);
}
