import { spawn } from "node:child_process";
import { constants, cp, mkdir, rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buildsIn } from "./published-build.ts";

export type Built =
  | { readonly kind: "built"; readonly name: string; readonly folder: string }
  /** In Spanish: why there is no new build, and the remedy. */
  | { readonly kind: "failed"; readonly reason: string; readonly remedy: string };

export interface BuildPlace {
  readonly contentDir: string;
  readonly distDir: string;
  /** The public address of the site, if the first build knew it. */
  readonly siteUrl: string | null;
  /** The arguments with which Node builds. */
  readonly program: readonly string[];
}

/** The process's priority is lowered, so that visitors do not wait for the build. */
const LOW_PRIORITY = 10;
const secrets = ["ORGANISERS_KEY", "FIRESTORE_KEY", "TEXTS_TOKEN"];
const LONGEST_REASON = 600;

/** Builds the site into a folder of its own; the site that is being served stays as it is. */
export async function buildBeside(place: BuildPlace): Promise<Built> {
  const { contentDir, distDir, siteUrl } = place;
  const builds = buildsIn(distDir);
  await mkdir(builds, { recursive: true });
  const name = String(Date.now());
  const folder = join(builds, name);
  const content = join(builds, `${name}-contenido`);
  try {
    // Others may publish while it builds.
    await cp(contentDir, content, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const address = siteUrl === null ? {} : { SITE_URL: siteUrl };
    const env = { ...process.env, ...address, CONTENT_DIR: content, DIST_DIR: folder };
    const ended = await run(place.program, withoutSecrets(env));
    return ended.code === 0 ? { kind: "built", name, folder } : explain(ended);
  } catch (error) {
    return explain({ code: 1, signal: null, said: String(error) });
  } finally {
    await rm(content, { recursive: true, force: true });
  }
}

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  /** The end of its standard error. */
  readonly said: string;
}

function run(program: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolved, reject) => {
    const child = spawn(process.execPath, program, { env, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (part) => {
      said = (said + part).slice(-20_000);
    });
    child.once("error", reject);
    child.once("close", (code, signal) => resolved({ code, signal, said }));
    try {
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    } catch {
      // A hardened service may not set priorities.
    }
  });
}

function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secrets.includes(name)));
}

const STAYS = "Los visitantes siguen viendo lo de antes.";

const failed = (reason: string, remedy: string): Built => ({
  kind: "failed",
  reason: `${reason} ${STAYS}`,
  remedy,
});

const shortOfMemory = failed(
  "El servidor no tuvo memoria para construir el sitio.",
  "Pida a quien administra el servidor más memoria («Texts», en docs/deploy.md), y publique otra vez.",
);

const diskFull = failed(
  "El disco del servidor está lleno.",
  "Pida a quien administra el servidor que libere espacio, y publique otra vez.",
);

function explain({ code, signal, said }: Ended): Built {
  if (/ENOSPC|EDQUOT|no space left/i.test(said)) return diskFull;
  const isKilled = signal === "SIGKILL" || code === 137;
  if (isKilled || signal === "SIGABRT" || code === 134) return shortOfMemory;
  // Output without a stack trace is a message for people.
  const words = /\n\s+at /.test(said) ? "" : said.trim().slice(0, LONGEST_REASON);
  return failed(
    `El sitio no se pudo construir${words === "" ? "." : `: ${words}`}`,
    words === ""
      ? "Publique otra vez. Si vuelve a pasar, avise a quien administra el servidor."
      : "Corrija lo que dice, y publique otra vez.",
  );
}
