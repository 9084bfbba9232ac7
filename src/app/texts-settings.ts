import { z } from "zod";
import type { GithubPlace } from "#texts/server/github-api.ts";

/** A setting that `parse` reads; `expected` says in Spanish what is wanted where it returns `undefined`. */
export function setting<Value>(parse: (text: string) => Value | undefined, expected: string) {
  return z.string().transform((text, context) => {
    const value = parse(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: `se esperaba ${expected}, y dice «${text}»` });
    return z.NEVER;
  });
}

/** Set by hosts; another program may use the name for something else. */
const commit = z
  .string()
  .transform((text) => (/^[0-9a-f]{40}$/.test(text) ? text : undefined))
  .optional();

/** Where on GitHub organisers edit the texts. */
export const textsSettings = {
  // The message does not quote the value, which is a secret.
  TEXTS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.-]{8,255}$/, "se esperaba un token de GitHub, que empieza con github_pat_")
    .optional(),
  TEXTS_REPOSITORY: setting(parseRepository, "un repositorio de GitHub, USUARIO/NOMBRE").optional(),
  TEXTS_BRANCH: setting(parsePath, "el nombre de una rama").prefault("main"),
  TEXTS_FOLDER: setting(parsePath, "la carpeta de los textos en el repositorio").prefault(
    "content",
  ),
  COMMIT_REF: commit,
  RENDER_GIT_COMMIT: commit,
} as const;

type Given = z.infer<z.ZodObject<typeof textsSettings>>;

/** Token and repository are given together. */
export function requireBoth(
  { TEXTS_TOKEN: token, TEXTS_REPOSITORY: repository }: Given,
  context: z.core.$RefinementCtx,
): void {
  if ((token === undefined) === (repository === undefined)) return;
  const [missing, other] =
    token === undefined ? ["TEXTS_TOKEN", "TEXTS_REPOSITORY"] : ["TEXTS_REPOSITORY", "TEXTS_TOKEN"];
  const message = `falta, y va junto con ${other}`;
  context.addIssue({ code: "custom", path: [missing], message, input: undefined });
}

export function textsPlace({
  TEXTS_TOKEN: token,
  TEXTS_REPOSITORY: repository,
  TEXTS_BRANCH: branch,
  TEXTS_FOLDER: folder,
}: Given): GithubPlace | null {
  if (token === undefined || repository === undefined) return null;
  return { token, ...repository, branch, folder, api: "https://api.github.com" };
}

function parseRepository(text: string) {
  const [, owner, repo] =
    /^(?:https:\/\/github\.com\/)?([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(text) ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}

function parsePath(text: string): string | undefined {
  return /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text) ? text : undefined;
}
