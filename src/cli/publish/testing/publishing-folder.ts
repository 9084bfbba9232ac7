import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../../domain/user-error.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { createTerminal } from "../../terminal/terminal.ts";
import { Collected } from "../../testing/organiser.ts";
import type { Command } from "../deployments.ts";
import { type PublishContext, type PublishOptions, publish } from "../publicar.ts";
import type { Repository } from "../repository.ts";

export const page = "<!doctype html><title>XIII</title><script>x()</script><p>Nos   vemos</p>";
export const address = "https://alguien.github.io/repositorio";
/** The recorded form of the command that builds for GitHub. */
export const build = `SITE_URL=${address} npm run build -- --estatico`;

export const goodRepository: Repository = {
  state: async () => ({ kind: "ready" }),
  knowsAuthor: async () => true,
  unsaved: async () => [],
  filesIn: async () => [],
  unpushedIn: async () => [],
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
  async function publishes(options: PublishOptions, { ends, ...changed }: Changed = {}) {
    const [out, err] = [new Collected(), new Collected()];
    const ran: string[] = [];
    const looked: string[] = [];
    let failure: unknown;
    const outcome = await publish(
      {
        terminal: createTerminal(out, err),
        settingsPath,
        contentDir: "content",
        distDir: join(folder, "dist"),
        ask: async () => null,
        run: async (command, env) => {
          ran.push([...Object.entries(env).map((pair) => pair.join("=")), ...command].join(" "));
          return ends ? ends(command) : 0;
        },
        repository: goodRepository,
        look: async (at) => {
          looked.push(at);
          return page;
        },
        wait: async () => {},
        ...changed,
      },
      options,
    ).catch((cause: unknown) => {
      failure = cause;
      return "failed";
    });
    if (failure !== undefined && !(failure instanceof UserError)) throw failure;
    return { outcome, ran, looked, out: out.text, err: err.text + (failure?.message ?? "") };
  }
  return {
    settingsPath,
    publishes,
    /** Writes the host into the settings file. */
    saved: (lugar: string) => writeFile(settingsPath, `lugar: ${lugar}\ndireccion: ${address}\n`),
  };
}
