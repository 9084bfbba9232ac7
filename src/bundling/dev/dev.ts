import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createServer, mergeConfig } from "vite";
import { readContent } from "../../content/read-content.ts";
import { phaseAddresses, statesInWords } from "../../domain/phases/page-states.ts";
import { UserError } from "../../domain/user-error.ts";
import { ASSETS } from "../../edition/render/programs.ts";
import { buildFonts } from "../fonts/fonts.ts";
import { fontsCache } from "../programs.ts";
import { siteConfig } from "../site-config.ts";
import {
  contentFolder,
  devFolder,
  entryModule,
  organisersModule,
  previewModule,
  viteCache,
} from "./dev-paths.ts";
import { serveOrganisers } from "./serve-organisers.ts";
import { servePage } from "./serve-page.ts";

// An invalid setting ends the process with its message.
try {
  await serve();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Serves page, content, organisers' page and calls with live reload. */
async function serve(): Promise<void> {
  const pagePort = Number(process.env.PORT || 5173);
  const apiPort = pagePort + 1;
  await mkdir(join(devFolder, ASSETS), { recursive: true });
  const fonts = await buildFonts({
    outDir: join(devFolder, ASSETS),
    caches: [fontsCache],
  });
  const vite = await createServer(
    mergeConfig(siteConfig, {
      appType: "custom",
      logLevel: "info",
      publicDir: resolve(devFolder),
      cacheDir: viteCache,
      // Without entries, Vite would scan every HTML file of the repository, such as those of the
      // benchmarks.
      optimizeDeps: {
        entries: [entryModule, organisersModule, previewModule].map((each) => each.slice(1)),
      },
      server: {
        port: pagePort,
        strictPort: true,
        proxy: { "/api": `http://127.0.0.1:${apiPort}` },
        // Allows the page's files and packages, and never the database in data/.
        fs: { allow: ["src", "node_modules", devFolder], deny: ["data/**"] },
      },
    }),
  );
  serveOrganisers(vite, fonts);
  servePage(vite, fonts);
  await vite.listen();
  await announce(`http://localhost:${pagePort}`);
  const api = spawn(process.execPath, ["--import", "tsx", "--watch", "src/server/dev.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(apiPort), DEV_SITE: `http://localhost:${pagePort}` },
  });
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  function stop() {
    api.kill();
    // When Vite is closed, it reports each page that is being rendered as failed.
    process.exit();
  }
}

/** Prints a URL for each phase. The last fourteen days come first, because they show most. */
async function announce(site: string): Promise<void> {
  const { edition } = await readContent(contentFolder);
  // If the content is faulty, the page shows the faults.
  const [opened] = edition ? phaseAddresses(edition.edicion) : [{ query: "" }];
  process.stdout.write(`\n  ${site}/${opened.query}\n`);
  if (edition) process.stdout.write(`\n${statesInWords(edition.edicion, site)}\n\n`);
}
