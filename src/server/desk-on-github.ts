import { githubDesk } from "../operations/texts/github/github-desk.ts";
import type { TextsDesk } from "../operations/texts/texts-desk.ts";
import type { Config } from "./config/config.ts";

/** The desk on the repository that the settings name; `null` if they name none. */
export function deskOnGithub({
  textsOnGithub,
  builtCommit,
}: Pick<Config, "textsOnGithub" | "builtCommit">): TextsDesk | null {
  return textsOnGithub === null ? null : githubDesk(textsOnGithub, builtCommit);
}
