import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  checkedSettings,
  readPublishSettings,
  writePublishSettings,
} from "../../content/publish-settings.ts";
import type { PublishOutcome } from "../../domain/publication/outcome.ts";
import { type PublishSettings, publishPlaces } from "../../domain/publication/places.ts";
import { UserError } from "../../domain/user-error.ts";
import { type Command, deployments } from "./deployments.ts";
import { obstacleInWords } from "./git-state.ts";
import { lookAt, lookAtCalls, type Observer } from "./look.ts";
import { refusedContent } from "./refused-content.ts";
import type { Repository } from "./repository.ts";

export interface PublishOptions {
  readonly lugar?: string;
  readonly direccion?: string;
  /** Stores the given settings; if a push publishes, commits the content first. */
  readonly guardar?: boolean;
  readonly simular?: boolean;
}

/** Dependencies of the command. */
export interface PublishContext extends Observer {
  /** The path of the settings file. */
  readonly settingsPath: string;
  /** The content folder's path as git names it. */
  readonly contentDir: string;
  /** The build's folder. */
  readonly distDir: string;
  /** Asks for a line; `null` without a terminal. */
  readonly ask: (question: string) => Promise<string | null>;
  /** Runs a command to its end and resolves with its exit code; `null` if the program is missing. */
  readonly run: (command: Command, env: Record<string, string>) => Promise<number | null>;
  readonly repository: Repository;
}

/** Builds the site, publishes it and looks at it. Throws `UserError` when it is not published. */
export async function publish(
  context: PublishContext,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { terminal, distDir } = context;
  const settings = await whereTo(context, options);
  const { siteUrl, place } = settings;
  const { byPush, commands } = deployments[place];
  terminal.say(`Se publica en ${siteUrl} (${place}).`);
  if (byPush) await refuseUnpublishable(context, options);
  await build(context, settings);
  if (byPush) await commitAll(context, options);
  if (options.simular === true) {
    for (const command of commands(distDir)) terminal.say(`Haría: ${command.join(" ")}`);
    terminal.say("Era una simulación. No se publicó nada.", "yellow");
    return "seen";
  }
  const advice = byPush
    ? " Revise la red. Si alguien publicó antes desde otro lugar, tráigalo con «git pull --rebase» y publique otra vez; si no le deja escribir, pida permiso a quien lo administra."
    : "";
  await runAll(context, commands(distDir), advice);
  const page = await readFile(join(distDir, "site", "index.html"), "utf8");
  const isSeen = (await lookAt(context, settings, page)) && (await lookAtCalls(context, settings));
  return isSeen ? "seen" : "unseen";
}

async function build({ run }: PublishContext, { siteUrl, place }: PublishSettings): Promise<void> {
  const command: Command = ["npm", "run", "build", "--", ...deployments[place].variant];
  if ((await run(command, { SITE_URL: siteUrl })) === 0) return;
  throw new UserError("El sitio no se construyó. No se publicó nada.");
}

/** Refuses what a push would send of the content, or of its commits, that must stay private. */
async function refuseUnpublishable(
  { repository, contentDir }: PublishContext,
  { simular }: PublishOptions,
): Promise<void> {
  const state = await repository.state();
  const obstacle = obstacleInWords(state);
  // The files of another branch are checked first, because the advice is to merge and push them.
  if (obstacle !== null && state.kind !== "branch") throw new UserError(obstacle);
  const committed = refusedContent(contentDir, await repository.unpushedIn(contentDir));
  if (committed.length > 0) {
    throw new UserError(
      `Quedó guardado en el historial lo que no debe publicarse: ${committed.join(", ")}. Quítelo del historial con «git reset --soft @{upstream}», saque esos archivos de ${contentDir} y publique otra vez con --guardar.`,
    );
  }
  const present = refusedContent(contentDir, await repository.filesIn(contentDir));
  if (present.length > 0) {
    throw new UserError(
      `En ${contentDir} hay lo que no debe publicarse: ${present.join(", ")}. Sáquelo de esa carpeta y publique otra vez.`,
    );
  }
  if (obstacle !== null) throw new UserError(obstacle);
  if (simular === true || (await repository.knowsAuthor())) return;
  if ((await repository.unsaved()).length > 0) throw new UserError(UNKNOWN_AUTHOR);
}

const UNKNOWN_AUTHOR =
  'Git no sabe quién guarda los cambios. Escriba «git config user.name "SU NOMBRE"» y «git config user.email SU-CORREO», con los suyos, que quedan a la vista en el historial; después publique otra vez.';

/** Runs one after the other; throws `UserError` for the first that does not do what it should. */
async function runAll(
  { run }: PublishContext,
  commands: readonly Command[],
  advice = "",
): Promise<void> {
  for (const command of commands) {
    const code = await run(command, {});
    if (code === null) throw new UserError(`Falta el programa «${command[0]}». Instálelo.`);
    if (code !== 0) throw new UserError(`No se publicó: falló «${command.join(" ")}».${advice}`);
  }
}

/** Refuses what a push would leave behind, once the content is committed where that is asked for. */
async function commitAll(
  context: PublishContext,
  { guardar, simular }: PublishOptions,
): Promise<void> {
  const { terminal, repository, settingsPath, contentDir } = context;
  const kept = [contentDir, settingsPath];
  let missing = await repository.unsaved();
  const isKept = (path: string) => kept.some((own) => path === own || path.startsWith(`${own}/`));
  if (guardar === true && simular !== true && missing.some(isKept)) {
    terminal.say("Se guarda en el historial lo que cambió…");
    const commit: Command = ["git", "commit", "--quiet", "-m", "Contenido", "--", ...kept];
    await runAll(context, [["git", "add", "--", ...kept], commit]);
    missing = await repository.unsaved();
  }
  // The settings are specific to this computer; the published site does not depend on them.
  missing = missing.filter((path) => path !== settingsPath);
  if (missing.length === 0) return;
  // Never `git add .`, because a list of names may be in the folder.
  const advice = missing.every(isKept)
    ? `Guárdelos con: git add ${contentDir}, y después: git commit -m "Contenido"`
    : "Guarde con git add y git commit los que son del sitio, nombrando cada uno, y saque los demás de la carpeta.";
  throw new UserError(
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
