import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { basename, extname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { CHECK_PAGE } from "#certificates/model/calls.ts";
import { BUILT_CERTIFICATES_FILE } from "#certificates/pdf/built-certificates.ts";
import { readContent } from "#edition/files/read-content.ts";
import { pageStates, statesInWords } from "#edition/model/phases/page-states.ts";
import { appFile, apps, type DevSite, devFolder, folders, openDevSite } from "./dev-pages.ts";
import { quiet } from "./node-programs.ts";

const port = Number(process.env.PORT || 5173);
/** The server of the calls starts again when its code changes; meanwhile requests wait. */
const calls = { target: `http://127.0.0.1:${port + 1}`, bypass: untilCallsListen };

export function edition(): Plugin {
  let site: DevSite;
  return {
    name: "edition",
    apply: "serve",
    config: () => ({
      // Unknown addresses are no page.
      appType: "mpa",
      publicDir: false,
      // A cache for this folder alone, because workspaces of the tests share node_modules.
      cacheDir: join(devFolder, "vite"),
      // Vite's own names change with the text of a sheet, and the page that is rendered already has the old ones.
      css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
      // Without entries, Vite would scan every HTML file of the repository, such as those of the benchmarks.
      optimizeDeps: {
        entries: ["src/site/entry-client.ts", ...Object.values(apps).map((app) => app.slice(1))],
        rolldownOptions: quiet,
      },
      server: {
        port,
        strictPort: true,
        proxy: { "/api": calls, [CHECK_PAGE]: calls },
        watch: { ignored: [`**/${devFolder}/**`] },
        // Allows the pages' files and packages, and never the database in data/.
        fs: { allow: ["index.html", "src", "node_modules"], deny: ["data/**"] },
      },
    }),
    configureServer(vite) {
      vite.printUrls = () => void announce(`http://localhost:${port}`);
      vite.httpServer?.once("listening", () => serveCalls(vite));
      site = openDevSite(vite);
      followChanges(vite, site);
      serveSite(vite, site);
    },
    // A sheet in the page's head cannot be updated in place, but the browser also has each sheet as a module.
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.endsWith(".module.css?direct")),
    transformIndexHtml: {
      order: "pre",
      async handler(template, { server, path }) {
        if (!server || path !== "/index.html") return template;
        const html = await site.page("index.html");
        const scripts = template.match(/<script[^>]*><\/script>/g) ?? [];
        const added = scripts.join("") + (await site.styles());
        return html.replace("</head>", () => `${added}</head>`);
      },
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

/** The types of files that browsers do not recognise by their content. */
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".ics": "text/calendar",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

function serveSite(vite: ViteDevServer, site: DevSite): void {
  vite.middlewares.use(async (request, response, next) => {
    const [path = ""] = request.url?.split("?") ?? [];
    if (request.method !== "GET") return next();
    try {
      const page = appFile(path);
      if (page !== null) {
        const html = await vite.transformIndexHtml(path, await site.page(page));
        return response.setHeader("content-type", "text/html; charset=utf-8").end(html);
      }
      if (path === `/${BUILT_CERTIFICATES_FILE}`) {
        return response.end(JSON.stringify(await site.certificates()));
      }
      const file = await site.file(path);
      if (file === null) return next();
      const type = types[extname(path)];
      if (type !== undefined) response.setHeader("content-type", type);
      response.end(file);
    } catch (error) {
      next(error);
    }
  });
}

/** Renders the next page again after each change, and reloads all pages after one of the content. */
function followChanges(vite: ViteDevServer, site: DevSite): void {
  const folder = resolve(folders.content);
  vite.watcher.add(folder);
  vite.watcher.on("all", (_event, path) => {
    site.forget();
    const isShown = path.startsWith(folder) && !basename(path).startsWith(".");
    if (isShown) vite.ws.send({ type: "full-reload" });
  });
}

function serveCalls(vite: ViteDevServer): void {
  const server = spawn(process.execPath, ["--import", "tsx", "--watch", "src/app/server/dev.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port + 1), DEV_SITE: `http://localhost:${port}` },
  });
  const stop = () => void server.kill();
  process.once("exit", stop);
  vite.httpServer?.once("close", stop);
}

async function announce(site: string): Promise<void> {
  const { edition: content } = await readContent(folders.content);
  // If the content is faulty, the page shows the faults.
  const [opened] = content ? pageStates(content.edicion) : [{ query: "" }];
  process.stdout.write(`\n  ${site}/${opened.query}\n`);
  if (content) process.stdout.write(`\n${statesInWords(content.edicion, site)}\n\n`);
}
