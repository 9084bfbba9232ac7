import { NotPublished } from "./not-published.ts";

/** Runs git in the folder and resolves with its output; rejects with git's `stderr`. */
export type RunGit = (...args: string[]) => Promise<Buffer>;

const CLONE =
  "Descargue el sitio con «git clone» («Preparar la computadora», en docs/guia-organizadores.md) y copie ahí su carpeta content.";

/** Rejects if a push from the folder can publish nothing. `git` must write its messages in English. */
export async function requireHistory(git: RunGit): Promise<void> {
  await git("rev-parse", "--quiet", "--verify", "HEAD").catch(unreadable);
  const conflicts = (await git("diff", "--name-only", "--diff-filter=U", "-z")).toString();
  const files = conflicts.split("\0").filter(Boolean);
  const finish = commandToFinish((await git("status")).toString());
  if (files.length === 0 && finish === null) return;
  const half = "Git dejó a medias la unión de dos versiones del sitio";
  if (files.length === 0) {
    throw new NotPublished(`${half}.`, `Termínela con «${finish}» y publique otra vez.`);
  }
  const names = files.map((file) => (/^[\w./-]+$/.test(file) ? file : `"${file}"`)).join(" ");
  const commands = [`«git add ${names}»`, ...(finish === null ? [] : [`«${finish}»`])];
  throw new NotPublished(
    `${half}, y en ${names} están las dos.`,
    `Deje en cada archivo la que vale, sin las líneas de marcas; después escriba ${commands.join(" y ")}, y publique otra vez.`,
  );
}

/** The command that finishes what `git status` reports as under way; `null` if nothing is. */
function commandToFinish(status: string): string | null {
  if (status.includes("rebase in progress")) return "git -c core.editor=true rebase --continue";
  return /still merging|git merge --abort|You are currently (?:cherry-picking|reverting)/.test(
    status,
  )
    ? "git commit --no-edit"
    : null;
}

function unreadable(cause: unknown): never {
  if (cause instanceof NotPublished) throw cause;
  const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr) : "";
  // Git trusts only folders of the user who runs it.
  if (said.includes("dubious ownership")) {
    throw new NotPublished(
      "Git no usa esta carpeta, porque pertenece a otro usuario de la computadora.",
      "Cópiela a una carpeta suya, como Documentos, y publique desde la copia.",
    );
  }
  // `git init` alone makes no history either, and says nothing.
  throw said === "" || said.includes("not a git repository")
    ? new NotPublished(
        "Esta carpeta no tiene historial de Git, como cuando se baja en un ZIP, y no se puede enviar a GitHub.",
        CLONE,
      )
    : new NotPublished("Git no puede leer el historial de esta carpeta.", CLONE);
}

/** Rejects with the way to the branch main, which hosts build, if another one is checked out. */
export async function requireMain(git: RunGit): Promise<void> {
  const branch = (await git("branch", "--show-current")).toString().trim();
  if (branch === "main") return;
  if (branch === "") {
    throw new NotPublished(
      "Esta carpeta no está en ninguna rama de Git, y el sitio se publica desde la rama main.",
      "Pase a ella con «git switch main» y publique otra vez.",
    );
  }
  const where = `Esta carpeta está en la rama «${branch}» de Git, y el sitio se publica desde la rama main`;
  const hasMain =
    (await exists(git, "refs/heads/main")) || (await exists(git, "refs/remotes/origin/main"));
  throw hasMain
    ? new NotPublished(
        `${where}.`,
        `Pase a ella con «git switch main», traiga lo de la otra con «git merge ${branch}» y publique otra vez.`,
      )
    : new NotPublished(
        `${where}, que aquí no existe.`,
        "Cámbiele el nombre con «git branch -m main», envíela con «git push -u origin main» y publique otra vez.",
      );
}

function exists(git: RunGit, ref: string): Promise<boolean> {
  return git("rev-parse", "--verify", "--quiet", ref).then(
    () => true,
    () => false,
  );
}
