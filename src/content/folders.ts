/** The folders of the edition's content and of the built site, relative to the project. */
export interface Folders {
  readonly content: string;
  readonly dist: string;
}

/** `content` and `dist`, unless `CONTENT_DIR` and `DIST_DIR` name others, such as the tests' own. */
export function readFolders(environment: Record<string, string | undefined>): Folders {
  return {
    content: environment.CONTENT_DIR?.trim() || "content",
    dist: environment.DIST_DIR?.trim() || "dist",
  };
}
