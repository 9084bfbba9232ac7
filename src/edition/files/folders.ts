import { join } from "node:path";

export interface Folders {
  readonly content: string;
  readonly dist: string;
  /** Where a server puts the editions that it renders. */
  readonly published: string;
}

/** `PUBLISHED_DIR` is for servers whose `dist` is read-only; tests name folders of their own. */
export function readFolders(environment: Record<string, string | undefined>): Folders {
  const dist = environment.DIST_DIR?.trim() || "dist";
  return {
    content: environment.CONTENT_DIR?.trim() || "content",
    dist,
    published: environment.PUBLISHED_DIR?.trim() || join(dist, "publicado"),
  };
}
