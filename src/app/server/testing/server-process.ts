import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { BUILT_EDITION_FILE, type BuiltEdition } from "#edition/files/built-edition.ts";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type SpawnedServer, spawnServer } from "./spawn-server.ts";

/** Uses any free port, and allows crowds of visitors that all come from this machine. */
const defaults = { PORT: "0", VISITS_PER_ADDRESS: "1000000" };

/** A temporary folder with the smallest built site, which issues no certificates. */
export async function folderWithSite(
  edition: Pick<BuiltEdition, "inscripcion"> = {},
): Promise<string> {
  const folder = await temporaryFolder();
  const site = join(folder, "dist", "site");
  await mkdir(site, { recursive: true });
  await writeFile(join(site, "index.html"), "<!doctype html><h1>Convención</h1>");
  await writeFile(join(site, "404.html"), "<!doctype html><h1>No existe</h1>");
  const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
  const built: BuiltEdition = { carnet: [4, 2, 6], fechas, ...edition };
  await writeFile(join(folder, "dist", BUILT_EDITION_FILE), JSON.stringify(built));
  return folder;
}

/** Starts an entry point of the server, such as `main.ts`, in `folder`, on any free port. */
export function startServer(
  entry: string,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): SpawnedServer {
  const program = fileURLToPath(new URL(`../${entry}`, import.meta.url));
  return startNode(["--import", import.meta.resolve("tsx"), program], folder, environment);
}

/** Starts a server with these arguments to Node. */
export function startNode(
  arguments_: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): SpawnedServer {
  const server = spawnServer(arguments_, {
    folder,
    environment: { PATH: process.env.PATH, TMPDIR: folder, ...defaults, ...environment },
  });
  onTestFinished(() => server.kill("SIGKILL"));
  return server;
}

/** How often a call is repeated while the database does not answer, or a request does not arrive, in time. */
const MOST_TRIES = 20;

/**
 * A browser at a server in its own process. Its calls resolve with the content of the answer, or `null` once the
 * server is gone. What a loaded machine refuses is sent again under one key, as when an organiser presses again.
 */
export function browserAt(address: string) {
  let cookie = "";
  return async ({ path }: { readonly path: string }, body?: object) => {
    const key = { [REPEATED_CALL_HEADER]: randomUUID() };
    for (let tries = 1; ; tries += 1) {
      const headers = { "content-type": "application/json", cookie, ...key };
      const post = body && { method: "POST", body: JSON.stringify(body) };
      const answer = await fetch(address + path, { headers, ...post }).catch(() => null);
      const content: unknown = await answer?.json().catch(() => null);
      if (!answer || !content) return null;
      cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? cookie;
      if (![408, 503].includes(answer.status) || tries === MOST_TRIES) return Object(content);
    }
  };
}

export type BrowserAt = ReturnType<typeof browserAt>;
