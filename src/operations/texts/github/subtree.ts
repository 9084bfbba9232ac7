import type { GithubApi } from "./github-api.ts";

/** The id of the folder `path` in a tree; `null` if it has none. */
export async function subtree(api: GithubApi, tree: string, path: string): Promise<string | null> {
  let id = tree;
  for (const name of path.split("/")) {
    const entries = await api.tree(id, false);
    const found = entries.find((entry) => entry.path === name && entry.type === "tree");
    if (found === undefined) return null;
    id = found.sha;
  }
  return id;
}
