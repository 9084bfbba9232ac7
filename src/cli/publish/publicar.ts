import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  checkedSettings,
  readPublishSettings,
  writePublishSettings,
} from "../../content/publish-settings.ts";
import { type PublishSettings, publishPlaces } from "../../domain/publication/places.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import type { PublishOptions } from "./options.ts";
import { type Command, deployments } from "./places.ts";

/** What the command needs of its surroundings. */
export interface PublishContext {
  readonly terminal: Terminal;
  /** Path of the file that says where. */
  readonly settingsPath: string;
  /** Folder of the edition, as git names it. */
  readonly contentDir: string;
  /** Folder of the build. */
  readonly distDir: string;
  /** Asks for a line; `null` where there is no terminal to ask on. */
  readonly ask: (question: string) => Promise<string | null>;
  /** Runs a command to its end and resolves with its exit code; `null` where there is no such program. */
  readonly run: (command: Command, env: Record<string, string>) => Promise<number | null>;
  /** What is committed nowhere yet of the files that a push would publish. */
  readonly unsaved: () => Promise<readonly string[]>;
  /** The page at an address, or `null` while none answers. */
  readonly look: (address: string) => Promise<string | null>;
  readonly wait: (ms: number) => Promise<void>;
}

const LOOK_EVERY_MS = 5000;

/** Builds the site, publishes it and looks at it. Resolves with whether all of that is done. */
export async function publish(context: PublishContext, options: PublishOptions): Promise<boolean> {
  const { terminal, distDir, run } = context;
  const settings = await whereTo(context, options);
  const { siteUrl, place } = settings;
  terminal.say(`Se publica en ${siteUrl} (${place}).`);
  const { variant, commands, waitMs, alsoAnswers } = deployments[place];
  const built = await run(["npm", "run", "build", "--", variant], { SITE_URL: siteUrl });
  if (built !== 0) return terminal.refuse("El sitio no se construyó. No se publicó nada.");
  if (place === "github" && !(await isCommitted(context, options))) return false;
  if (options.simular === true) {
    for (const command of commands(distDir)) terminal.say(`Haría: ${command.join(" ")}`);
    terminal.say("Era una simulación. No se publicó nada.", "yellow");
    return true;
  }
  if (!(await runAll(context, commands(distDir)))) return false;
  const page = await readFile(join(distDir, "site", "index.html"), "utf8");
  if (!(await lookAt(context, siteUrl, page, waitMs))) return false;
  return alsoAnswers === null || lookAtCalls(context, siteUrl + alsoAnswers);
}

/** Runs one after the other; resolves with whether all did what they should, and says which did not. */
async function runAll(
  { terminal, run }: PublishContext,
  commands: readonly Command[],
): Promise<boolean> {
  for (const command of commands) {
    const code = await run(command, {});
    if (code === null) return terminal.refuse(`Falta el programa «${command[0]}». Instálelo.`);
    if (code !== 0) return terminal.refuse(`No se publicó: falló «${command.join(" ")}».`);
  }
  return true;
}

/** Whether all that a push should publish is committed, the content by ourselves where asked. */
async function isCommitted(
  context: PublishContext,
  { guardar, simular }: PublishOptions,
): Promise<boolean> {
  const { terminal, unsaved, settingsPath, contentDir } = context;
  const kept = [contentDir, settingsPath];
  let missing = await unsaved();
  const isKept = (path: string) => kept.some((own) => path === own || path.startsWith(`${own}/`));
  if (guardar === true && simular !== true && missing.some(isKept)) {
    terminal.say("Se guarda en el historial lo que cambió…");
    const commit: Command = ["git", "commit", "--quiet", "-m", "Contenido", "--", ...kept];
    if (!(await runAll(context, [["git", "add", "--", ...kept], commit]))) return false;
    missing = await unsaved();
  }
  if (missing.length === 0) return true;
  return terminal.refuse(
    `Hay cambios sin guardar en el historial, y GitHub no los publicaría: ${missing.join(", ")}. Guárdelos con: git add . && git commit -m "Contenido"`,
  );
}

async function whereTo(context: PublishContext, options: PublishOptions): Promise<PublishSettings> {
  const { settingsPath, ask, terminal } = context;
  const saved = await readPublishSettings(settingsPath);
  const given = { lugar: options.lugar, direccion: options.direccion };
  if (given.lugar === undefined && given.direccion === undefined && saved !== null) return saved;
  const settings = checkedSettings({
    lugar:
      given.lugar ??
      saved?.place ??
      (await ask(`¿Dónde se publica, ${publishPlaces.join(" o ")}?`)),
    direccion: given.direccion ?? saved?.siteUrl ?? (await ask("¿Con qué dirección, https://…?")),
  });
  const isNew = saved?.place !== settings.place || saved.siteUrl !== settings.siteUrl;
  if ((saved === null || (isNew && options.guardar === true)) && options.simular !== true) {
    await writePublishSettings(settingsPath, settings);
    terminal.say(`Quedó anotado en ${settingsPath}; la próxima vez no se pregunta.`);
  }
  return settings;
}

/** Waits until the address shows the page that was built, and says what it shows. */
async function lookAt(
  { terminal, look, wait }: PublishContext,
  siteUrl: string,
  page: string,
  waitMs: number,
): Promise<boolean> {
  terminal.say("Publicado. Ahora se mira si la página responde…");
  let shown: string | null = null;
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    shown = await look(`${siteUrl}/`);
    if (shown !== null && sameText(shown, page)) {
      terminal.say(`Listo: ${siteUrl} muestra lo nuevo.`, "green");
      return true;
    }
    if (waited >= waitMs) break;
    await wait(LOOK_EVERY_MS);
  }
  return terminal.refuse(
    shown === null
      ? `${siteUrl} no responde todavía. Ábrala en unos minutos; si sigue así, revise la dirección y lo que dice ${siteUrl.includes("github.io") ? "la pestaña Actions de GitHub" : "el panel de la plataforma"}.`
      : `${siteUrl} responde, pero todavía muestra otra versión. Ábrala en unos minutos; si sigue así, revise si la publicación terminó.`,
  );
}

/** Looks whether the function answers, and the database behind it. */
async function lookAtCalls({ terminal, look }: PublishContext, address: string): Promise<boolean> {
  if ((await look(address)) !== null) {
    terminal.say("El registro y las visitas responden.", "green");
    return true;
  }
  return terminal.refuse(
    `La página está, pero el registro no responde en ${address}. Revise DATABASE_URL y FIRESTORE_KEY en Netlify (Site configuration, Environment variables), y lo que dice Logs, Functions, llamadas.`,
  );
}

/** Compares what is read, not files' names, which another machine may give otherwise. */
function sameText(one: string, other: string): boolean {
  return readText(one) === readText(other);
}

function readText(page: string): string {
  return page
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
