import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublishSettings } from "../../content/publish-settings.ts";
import { UserError } from "../../domain/user-error.ts";
import { type Command, deployments } from "./deployments.ts";
import { lookAt, lookAtCalls, type Observer } from "./look.ts";
import { NotPublished, type PublishOutcome } from "./not-published.ts";
import { refusedContent } from "./refused-content.ts";
import { missingProgram, type Repository } from "./repository.ts";
import { type Asking, type PublishOptions, whereTo } from "./where-to.ts";

export type Publication =
  | { readonly outcome: "seen" }
  /** Why the site was not published, or is not visible, and the remedy. */
  | { readonly outcome: Exclude<PublishOutcome, "seen">; readonly why: UserError };

export interface PublishContext extends Observer, Asking {
  readonly contentDir: string;
  readonly distDir: string;
  /** Runs a command to its end and resolves with its exit code; `null` if the program is missing. */
  readonly run: (command: Command, env: Record<string, string>) => Promise<number | null>;
  readonly repository: Repository;
}

/** Builds the site, publishes it and checks that it is online. */
export async function publish(
  context: PublishContext,
  options: PublishOptions,
): Promise<Publication> {
  try {
    await publishAndLook(context, options);
    return { outcome: "seen" };
  } catch (why) {
    if (!(why instanceof UserError)) throw why;
    return { outcome: why instanceof NotPublished ? why.outcome : "failed", why };
  }
}

async function publishAndLook(context: PublishContext, options: PublishOptions): Promise<void> {
  const { say, distDir, repository } = context;
  const settings = await whereTo(context, options);
  const { siteUrl, place } = settings;
  const { byPush, commands } = deployments[place];
  say(`Se publica en ${siteUrl} (${place}).`);
  if (byPush) {
    await refuseUnpublishable(context, options);
    await refuseUncommitted(context, options);
  }
  if (place === "github" && !(await repository.hasWorkflow())) throw withoutWorkflow;
  await build(context, settings);
  if (options.simular === true) {
    for (const command of commands(distDir)) say(`Haría: ${command.join(" ")}`);
    say("Era una simulación. No se publicó nada.", "yellow");
    return;
  }
  if (byPush && options.guardar) await commitContent(context, options.summary);
  await runAll(context, commands(distDir)).catch(async (error) => {
    throw byPush && (await repository.isBehind()) ? behindOthers : error;
  });
  const page = await readFile(join(distDir, "site", "index.html"), "utf8");
  await lookAt(context, settings, page);
  await lookAtCalls(context, settings);
}

const withoutWorkflow = new NotPublished(
  "En este repositorio no hay nada que publique el sitio en GitHub.",
  "Siga los pasos 2 a 5 de «Solo la página, en GitHub Pages», en docs/publicar.md; tráigalo aquí con «git pull --rebase» y publique otra vez.",
);
const behindOthers = new NotPublished(
  "No se publicó: alguien publicó antes desde otro lugar, y faltan aquí sus cambios.",
  "Tráigalos con «git pull --rebase» y publique otra vez.",
);

async function build({ run }: PublishContext, { siteUrl, place }: PublishSettings): Promise<void> {
  const command: Command = ["npm", "run", "build", "--", ...deployments[place].variant];
  if ((await run(command, { SITE_URL: siteUrl })) === 0) return;
  throw new NotPublished(
    "El sitio no se construyó. No se publicó nada.",
    "Corrija lo que dice «npm run build», y publique otra vez.",
  );
}

/** Refuses what a push would send of the content, or of its commits, that must stay private. */
async function refuseUnpublishable(
  { repository, contentDir }: PublishContext,
  { simular }: PublishOptions,
): Promise<void> {
  await repository.requireHistory();
  const committed = refusedContent(contentDir, await repository.unpushedIn(contentDir));
  if (committed.length > 0) {
    throw new NotPublished(
      `Quedó guardado en el historial lo que no debe publicarse: ${committed.join(", ")}.`,
      `Quítelo del historial con «git reset --soft @{upstream}», saque esos archivos de ${contentDir} y publique otra vez con --guardar.`,
    );
  }
  const present = refusedContent(contentDir, await repository.filesIn(contentDir));
  if (present.length > 0) {
    throw new NotPublished(
      `En ${contentDir} hay lo que no debe publicarse: ${present.join(", ")}.`,
      "Sáquelo de esa carpeta y publique otra vez.",
    );
  }
  // The branch is checked last, because the advice is to merge and push the files of another
  // branch.
  await repository.requireMain();
  if (simular === true || (await repository.knowsAuthor())) return;
  if ((await repository.unsaved()).length > 0) throw unknownAuthor;
}

const unknownAuthor = new NotPublished(
  "Git no sabe quién guarda los cambios.",
  'Escriba «git config user.name "SU NOMBRE"» y «git config user.email SU-CORREO», con los suyos, que quedan a la vista en el historial; después publique otra vez.',
);

/** Runs the commands one after the other; throws `NotPublished` for the first that fails. */
async function runAll({ run }: PublishContext, commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    const code = await run(command, {});
    if (code === null) throw missingProgram(command[0]);
    if (code !== 0) {
      throw new NotPublished(
        `No se publicó: falló «${command.join(" ")}».`,
        "Revise la red. Si no le deja escribir, pida permiso a quien lo administra.",
      );
    }
  }
}

/** Refuses what a push would leave behind, before a build that takes a minute. */
async function refuseUncommitted(
  { repository, settingsPath, contentDir }: PublishContext,
  { guardar }: PublishOptions,
): Promise<void> {
  const isContent = (path: string) => path === contentDir || path.startsWith(`${contentDir}/`);
  // The settings are specific to this computer; the published site does not depend on them.
  const missing = (await repository.unsaved()).filter(
    (path) => path !== settingsPath && !(guardar && isContent(path)),
  );
  if (missing.length === 0) return;
  // Never `git add .`, because a list of names may be in the folder.
  const advice = missing.every(isContent)
    ? `Guárdelos con: git add ${contentDir}, y después: git commit -m "Contenido"`
    : "Guarde con git add y git commit los que son del sitio, nombrando cada uno, y saque los demás de la carpeta.";
  throw new NotPublished(
    `Hay cambios sin guardar en el historial, y no se publicarían: ${missing.join(", ")}.`,
    advice,
  );
}

/** Commits the content and the settings after a successful build. */
async function commitContent(context: PublishContext, summary = "Contenido"): Promise<void> {
  const { say, repository, settingsPath, contentDir } = context;
  if ((await repository.unsaved()).length === 0) return;
  say("Se guarda en el historial lo que cambió…");
  const kept = [contentDir, settingsPath];
  const commit: Command = ["git", "commit", "--quiet", "-m", summary, "--", ...kept];
  await runAll(context, [["git", "add", "--", ...kept], commit]);
}
