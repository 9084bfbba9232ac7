import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env, platform } from "node:process";
import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { LOOKUPS_PER_ADDRESS } from "#platform/http/lookup-limit.ts";
import type { RegisterCommand } from "#platform/terminal/command.ts";
import { folderTexts, onlySaved } from "#texts/server/folder-texts.ts";
import type { ProgramContext } from "./program.ts";

/** How long the link of this computer can be used. */
const LINK_MS = 600_000;
/** The program that makes the page, which a built server does not contain. */
const builder = "#bundling/render-here.ts";
type Builder = typeof import("#bundling/render-here.ts");

export const registerPagina: RegisterCommand<ProgramContext> = (program, run) =>
  program
    .command("pagina", { isDefault: true })
    .description("abre la página en el navegador; es lo que pasa si no se escribe ninguna orden")
    .action(() => run(pagina));

/** Serves the page to this computer alone, until Ctrl+C. */
async function pagina(context: ProgramContext): Promise<boolean> {
  const { folders, terminal, withNewStore } = context;
  return withPage(context, (siteDir) =>
    withNewStore(async (store) => {
      // Imported here, because invitations need no server.
      const [{ buildApp }, { openSite }] = await Promise.all([
        import("../server/app.ts"),
        import("../server/live-site.ts"),
      ]);
      const page = await openSite(siteDir);
      const app = await buildApp({
        store,
        site: page,
        edition: () => page.current.edition,
        certificates: () => page.current.certificates(),
        trustProxy: false,
        logLevel: "error",
        logStream: process.stderr,
        visitsPerAddress: 1,
        lookupsPerAddress: LOOKUPS_PER_ADDRESS,
        venueAddresses: [],
        // Other names would let the pages of other sites reach this server.
        allowedHosts: ["127.0.0.1", "localhost"],
        organisersKey: null,
        texts: folderTexts(folders.content, onlySaved),
      });
      try {
        const site = await app.listen({ host: "127.0.0.1", port: 0 });
        const { secret } = await newInvitation(
          store.access,
          { name: "", role: "all" },
          Date.now(),
          { lastsMs: LINK_MS },
        );
        const link = organisersLink(site, secret);
        terminal.say("La página está abierta, solo en esta computadora. Su enlace sirve una vez:");
        terminal.say(link);
        terminal.say("Se cierra con Ctrl+C.");
        // Programs that read the link, such as a test, want no browser.
        if (process.stdout.isTTY) await openBrowser(link);
        // The last one comes when the terminal's window is closed.
        await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
      } finally {
        await app.close();
      }
      return true;
    }),
  );
}

/** The folder with the page: that of the build, or a temporary one when run from the sources. */
async function withPage<Result>(
  { folders, terminal, siteUrl }: ProgramContext,
  use: (siteDir: string) => Promise<Result>,
): Promise<Result> {
  if (!import.meta.url.endsWith(".ts")) return use(resolve(folders.dist, "site"));
  terminal.say("Se prepara la página…");
  const folder = await mkdtemp(join(tmpdir(), "organizar-"));
  try {
    const { renderHere }: Builder = await import(/* @vite-ignore */ builder);
    return await use(resolve(await renderHere(folder, folders, await siteUrl()), "site"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens `address` in the person's browser if there seems to be one; it was also printed. */
async function openBrowser(address: string): Promise<void> {
  const screen = env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME;
  if (platform === "linux" && !screen) return;
  const { default: open } = await import("open");
  const opener = await open(address).catch(() => null);
  // A machine without a browser reports it later.
  opener?.once("error", () => {});
}
