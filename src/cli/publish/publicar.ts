import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  checkedSettings,
  readPublishSettings,
  writePublishSettings,
} from "../../content/publish-settings.ts";
import type { PublishOutcome } from "../../domain/publication/outcome.ts";
import {
  type PublishPlace,
  type PublishSettings,
  publishPlaces,
} from "../../domain/publication/places.ts";
import { type Command, deployments } from "./deployments.ts";
import { lookAt, lookAtCalls, type Observer } from "./look.ts";
import { refusedContent } from "./refused-content.ts";
import type { Repository } from "./repository.ts";

export interface PublishOptions {
  readonly lugar?: string;
  readonly direccion?: string;
  /** Keeps what was given for the next time; where a push publishes, commits the content first. */
  readonly guardar?: boolean;
  readonly simular?: boolean;
}

/** What the command needs of its surroundings. */
export interface PublishContext extends Observer {
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
  readonly repository: Repository;
}

const failures = {
  noRepository:
    "Esta carpeta no tiene historial de Git, como cuando se baja en un ZIP, y no se puede enviar a GitHub. Descargue el sitio con «git clone» («Preparar la computadora», en docs/guia-organizadores.md) y copie ahí su carpeta content.",
  behind:
    "Alguien publicó antes desde otro lugar, y eso falta en esta computadora. Tráigalo con «git pull --rebase» y publique otra vez.",
  refused:
    "GitHub no se pudo alcanzar, o no le deja escribir en el repositorio. Revise la red; si sigue así, pida permiso a quien lo administra.",
} as const;

/** Builds the site, publishes it and looks at it. */
export async function publish(
  context: PublishContext,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { terminal, distDir } = context;
  const settings = await whereTo(context, options);
  const { siteUrl, place } = settings;
  terminal.say(`Se publica en ${siteUrl} (${place}).`);
  if (!(await isReady(context, options, settings))) return "failed";
  if (options.simular === true) {
    for (const command of deployments[place].commands(distDir))
      terminal.say(`Haría: ${command.join(" ")}`);
    terminal.say("Era una simulación. No se publicó nada.", "yellow");
    return "seen";
  }
  if (!(await send(context, place))) return "failed";
  const page = await readFile(join(distDir, "site", "index.html"), "utf8");
  const isSeen = (await lookAt(context, settings, page)) && (await lookAtCalls(context, settings));
  return isSeen ? "seen" : "unseen";
}

/** Whether the site is built and, where a push publishes it, all of it is in the history. */
async function isReady(
  context: PublishContext,
  options: PublishOptions,
  { place, siteUrl }: PublishSettings,
): Promise<boolean> {
  const { terminal, run, repository } = context;
  const { byPush, variant } = deployments[place];
  if (byPush && !(await repository.exists())) return terminal.refuse(failures.noRepository);
  if (byPush && !(await mayBePushed(context))) return false;
  const build: Command = ["npm", "run", "build", "--", ...variant];
  if ((await run(build, { SITE_URL: siteUrl })) !== 0) {
    return terminal.refuse("El sitio no se construyó. No se publicó nada.");
  }
  return !byPush || isCommitted(context, options);
}

/** Whether the content, and what commits of it no push has sent yet, hold nothing that must stay private. */
async function mayBePushed({ terminal, repository, contentDir }: PublishContext): Promise<boolean> {
  const committed = refusedContent(contentDir, await repository.unpushedIn(contentDir));
  if (committed.length > 0) {
    return terminal.refuse(
      `Quedó guardado en el historial lo que no debe publicarse: ${committed.join(", ")}. Quítelo del historial con «git reset --soft @{upstream}», saque esos archivos de ${contentDir} y publique otra vez con --guardar.`,
    );
  }
  const present = refusedContent(contentDir, await repository.filesIn(contentDir));
  if (present.length === 0) return true;
  return terminal.refuse(
    `En ${contentDir} hay lo que no debe publicarse: ${present.join(", ")}. Sáquelo de esa carpeta y publique otra vez.`,
  );
}

/** Runs the commands of the place, and says what to do where one fails. */
async function send(context: PublishContext, place: PublishPlace): Promise<boolean> {
  const { terminal, distDir, repository } = context;
  if (await runAll(context, deployments[place].commands(distDir))) return true;
  return deployments[place].byPush && terminal.refuse(failures[await repository.pushProblem()]);
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
  const { terminal, repository, settingsPath, contentDir } = context;
  const kept = [contentDir, settingsPath];
  let missing = await repository.unsaved();
  const isKept = (path: string) => kept.some((own) => path === own || path.startsWith(`${own}/`));
  if (guardar === true && simular !== true && missing.some(isKept)) {
    terminal.say("Se guarda en el historial lo que cambió…");
    const commit: Command = ["git", "commit", "--quiet", "-m", "Contenido", "--", ...kept];
    if (!(await runAll(context, [["git", "add", "--", ...kept], commit]))) return false;
    missing = await repository.unsaved();
  }
  // Where to publish is of this computer; what is published does not depend on it.
  missing = missing.filter((path) => path !== settingsPath);
  if (missing.length === 0) return true;
  // Never `git add .`: a list of names may lie about.
  const advice = missing.every(isKept)
    ? `Guárdelos con: git add ${contentDir}, y después: git commit -m "Contenido"`
    : "Guarde con git add y git commit los que son del sitio, nombrando cada uno, y saque los demás de la carpeta.";
  return terminal.refuse(
    `Hay cambios sin guardar en el historial, y no se publicarían: ${missing.join(", ")}. ${advice}`,
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
