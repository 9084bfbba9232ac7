import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import type { Command } from "../deployments.ts";
import { type PublishContext, publish } from "../publish.ts";
import type { Repository } from "../repository.ts";
import type { PublishOptions } from "../where-to.ts";

export const page = "<!doctype html><title>XIII</title><script>x()</script><p>Nos   vemos</p>";
export const address = "https://alguien.github.io/repositorio";
/** The recorded form of the command that builds for GitHub. */
export const build = `SITE_URL=${address} npm run build -- --estatico`;

export const goodRepository: Repository = {
  requireHistory: async () => {},
  requireMain: async () => {},
  knowsAuthor: async () => true,
  unsaved: async () => [],
  filesIn: async () => [],
  unpushedIn: async () => [],
  hasWorkflow: async () => true,
  isBehind: async () => false,
};

/** Changes to an environment in which everything works. */
interface Changed extends Partial<Omit<PublishContext, "run">> {
  /** The exit code of a command, which is recorded in any case. */
  readonly ends?: (command: Command) => number | null;
}

/** A folder with a built page to publish. */
export async function publishingFolder() {
  const folder = await temporaryFolder();
  const settingsPath = join(folder, "publicar.yaml");
  await mkdir(join(folder, "dist/site"), { recursive: true });
  await writeFile(join(folder, "dist/site/index.html"), page);
  const context: Omit<PublishContext, "say" | "ask"> = {
    settingsPath,
    contentDir: "content",
    distDir: join(folder, "dist"),
    run: async () => 0,
    repository: goodRepository,
    look: async () => page,
    wait: async () => {},
  };
  async function publishes(options: PublishOptions, { ends, ...changed }: Changed = {}) {
    const said: string[] = [];
    const ran: string[] = [];
    const looked: string[] = [];
    const publication = await publish(
      {
        ...context,
        say: (line) => void said.push(line),
        ask: async () => null,
        run: async (command, env) => {
          ran.push([...Object.entries(env).map((pair) => pair.join("=")), ...command].join(" "));
          return ends ? ends(command) : 0;
        },
        look: async (at) => {
          looked.push(at);
          return page;
        },
        ...changed,
      },
      options,
    );
    const { outcome } = publication;
    const err = publication.outcome === "seen" ? "" : publication.why.message;
    return { outcome, ran, looked, out: said.join("\n"), err };
  }
  return {
    settingsPath,
    context,
    publishes,
    /** Writes the host into the settings file. */
    saved: (lugar: string) => writeFile(settingsPath, `lugar: ${lugar}\ndireccion: ${address}\n`),
  };
}
