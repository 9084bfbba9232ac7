import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { formatFault } from "../content/faults/fault.ts";
import { readFolders } from "../content/folders.ts";
import { readSiteUrl } from "../content/site-url.ts";
import { UserError } from "../domain/user-error.ts";
import { buildSite } from "./build-site.ts";
import { refusePrivateContent } from "./private-content.ts";
import { readOffline } from "./settings.ts";
import { type BuildTarget, parseBuildArguments, readBuildTarget } from "./target/build-target.ts";

/*
 * `npm run build` builds beside `dist/` and replaces it only when the build is complete, so that a
 * fault in the content never removes the site that is being served.
 */
const { content: contentDir, dist: distFolder } = readFolders(process.env);
const draftFolder = join(dirname(distFolder), `.${basename(distFolder)}-draft`);

async function build(): Promise<void> {
  const siteUrl = readSiteUrl(process.env);
  const offline = readOffline(process.env);
  const args = parseBuildArguments(process.argv.slice(2));
  const target = readBuildTarget(args, siteUrl);
  await refusePrivateContent(contentDir);
  await rm(draftFolder, { recursive: true, force: true });
  const faults = await buildSite(draftFolder, {
    contentDir,
    siteUrl,
    target,
    offline,
    onStep: say,
  });
  if (faults.length > 0) return fail(faults.map(formatFault).join("\n\n"));
  await rm(distFolder, { recursive: true, force: true });
  await rename(draftFolder, distFolder);
  say(doneIn(target));
  if (siteUrl === null && !args.demo) {
    say(
      "Aviso: sin SITE_URL, la dirección pública del sitio, los chats no muestran la vista previa. Defínala antes de construir lo que va a publicar.",
    );
  }
}

function doneIn({ kind }: BuildTarget): string {
  const done: Readonly<Record<BuildTarget["kind"], string>> = {
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
