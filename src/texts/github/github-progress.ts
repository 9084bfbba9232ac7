import type { ProgressAnswer } from "#edition/files/yaml/texts-calls.ts";
import type { GithubApi } from "./github-api.ts";

/** The longest time, in ms, that a host takes to build. */
const LONGEST_BUILD_MS = 20 * 60_000;

/**
 * Whether visitors see the branch's last commit, which is so once the server that answers was built
 * from it: `builtFrom`, `null` on a host that does not build by itself.
 */
export async function githubProgress(
  api: GithubApi,
  builtFrom: string | null,
): Promise<ProgressAnswer> {
  if (builtFrom === null) return { state: "saved" };
  const head = await api.head();
  const { at } = await api.commit(head);
  if (head === builtFrom) return { state: "live", at };
  if (Date.now() - at <= LONGEST_BUILD_MS) return { state: "building", waiting: 0 };
  return {
    state: "failed",
    at,
    reason: "llegó a GitHub, y el sitio sigue siendo el de antes.",
    remedy: "Quien administra el sitio mira por qué: Deploys, en Netlify; Events, en Render.",
  };
}
