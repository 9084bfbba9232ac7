import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { NotPublished } from "./not-published.ts";

/** Whether a push from a folder can publish, or what is in the way. */
export type GitState =
  | { readonly kind: "ready" }
  /** There is no history, as in a copy that was downloaded as a ZIP. */
  | { readonly kind: "none" }
  /** Git trusts only folders of the user who runs it. */
  | { readonly kind: "foreign" }
  | { readonly kind: "unreadable" }
  /** A merge or rebase has to be finished; `files` have conflicts. */
  | {
      readonly kind: "under-way";
      readonly finish: string | null;
      readonly files: readonly string[];
    }
  /** Hosts build the branch main; `branch` is `null` if none is checked out. */
  | { readonly kind: "branch"; readonly branch: string | null; readonly hasMain: boolean };

/** Runs git in the folder and resolves with its output; rejects with git's `stderr`. */
export type RunGit = (...args: string[]) => Promise<Buffer>;

/** The files that git keeps while something is under way, and the command that finishes it. */
const underWay = {
  MERGE_HEAD: "git commit --no-edit",
  CHERRY_PICK_HEAD: "git commit --no-edit",
  REVERT_HEAD: "git commit --no-edit",
  "rebase-apply/applying": "git am --continue",
  "rebase-merge": "git -c core.editor=true rebase --continue",
  "rebase-apply": "git -c core.editor=true rebase --continue",
};

/** Determines the state of `folder`. `git` must write its messages in English. */
export async function gitState(folder: string, git: RunGit): Promise<GitState> {
  const failure = await git("rev-parse", "--is-inside-work-tree").then(() => null, kindOfFailure);
  if (failure !== null) return { kind: failure };
  const exists = (ref: string) =>
    git("rev-parse", "--verify", "--quiet", ref).then(
      () => true,
      () => false,
    );
  // `git init` alone makes no history either.
  if (!(await exists("HEAD"))) return { kind: "none" };
  const conflicts = (await git("diff", "--name-only", "--diff-filter=U", "-z")).toString();
  const files = conflicts.split("\0").filter(Boolean);
  const finish = await commandToFinish(folder, git);
  if (finish !== null || files.length > 0) return { kind: "under-way", finish, files };
  const branch = await git("symbolic-ref", "--short", "--quiet", "HEAD").then(
    (name) => name.toString().trim(),
    () => null,
  );
  if (branch === "main") return { kind: "ready" };
  const hasMain = (await exists("refs/heads/main")) || (await exists("refs/remotes/origin/main"));
  return { kind: "branch", branch, hasMain };
}

function kindOfFailure(cause: unknown): "none" | "foreign" | "unreadable" {
  const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr) : "";
  if (said.includes("dubious ownership")) return "foreign";
  return said.includes("not a git repository") ? "none" : "unreadable";
}

async function commandToFinish(folder: string, git: RunGit): Promise<string | null> {
  for (const [file, command] of Object.entries(underWay)) {
    const path = (await git("rev-parse", "--git-path", file)).toString().trim();
    if (existsSync(resolve(folder, path))) return command;
  }
  return null;
}

/** Why nothing can be published from a folder in this state; `null` if it can. */
export function obstacleOf(state: GitState): NotPublished | null {
  switch (state.kind) {
    case "ready":
      return null;
    case "none":
      return new NotPublished(
        "no-history",
        "Esta carpeta no tiene historial de Git, como cuando se baja en un ZIP, y no se puede enviar a GitHub.",
        CLONE,
      );
    case "foreign":
      return new NotPublished(
        "foreign-folder",
        "Git no usa esta carpeta, porque pertenece a otro usuario de la computadora.",
        "Cópiela a una carpeta suya, como Documentos, y publique desde la copia.",
      );
    case "unreadable":
      return new NotPublished(
        "unreadable-history",
        "Git no puede leer el historial de esta carpeta.",
        CLONE,
      );
    case "under-way":
      return unfinished(state.files, state.finish);
    case "branch":
      return onOtherBranch(state.branch, state.hasMain);
  }
}

const CLONE =
  "Descargue el sitio con «git clone» («Preparar la computadora», en docs/guia-organizadores.md) y copie ahí su carpeta content.";

function unfinished(files: readonly string[], finish: string | null): NotPublished {
  const names = files.map((file) => (/^[\w./-]+$/.test(file) ? file : `"${file}"`)).join(" ");
  const half = "Git dejó a medias la unión de dos versiones del sitio";
  if (files.length === 0) {
    const remedy = `Termínela con «${finish}» y publique otra vez.`;
    return new NotPublished("unfinished-merge", `${half}.`, remedy);
  }
  const commands = [`«git add ${names}»`, ...(finish === null ? [] : [`«${finish}»`])];
  return new NotPublished(
    "unfinished-merge",
    `${half}, y en ${names} están las dos.`,
    `Deje en cada archivo la que vale, sin las líneas de marcas; después escriba ${commands.join(" y ")}, y publique otra vez.`,
  );
}

function onOtherBranch(branch: string | null, hasMain: boolean): NotPublished {
  if (branch === null) {
    return new NotPublished(
      "other-branch",
      "Esta carpeta no está en ninguna rama de Git, y el sitio se publica desde la rama main.",
      "Pase a ella con «git switch main» y publique otra vez.",
    );
  }
  const where = `Esta carpeta está en la rama «${branch}» de Git, y el sitio se publica desde la rama main`;
  return hasMain
    ? new NotPublished(
        "other-branch",
        `${where}.`,
        `Pase a ella con «git switch main», traiga lo de la otra con «git merge ${branch}» y publique otra vez.`,
      )
    : new NotPublished(
        "other-branch",
        `${where}, que aquí no existe.`,
        "Cámbiele el nombre con «git branch -m main», envíela con «git push -u origin main» y publique otra vez.",
      );
}
