import { onTestFinished } from "vitest";
import type { PublishTextsRequest } from "../../../content/desk/texts-calls.ts";
import { githubDesk } from "../github/github-desk.ts";
import type { Texts } from "../texts-desk.ts";
import { editionFiles } from "./edition-files.ts";
import { startGithub } from "./github-stand-in.ts";

/** The repository of a site with the frozen edition, and a desk on it. */
export async function atGithub() {
  const github = await startGithub({ ...editionFiles(), "package.json": "{}" });
  onTestFinished(() => github.stop());
  const desk = githubDesk(github.place, null);
  const read = async () => (await desk.read()) as Texts;
  return {
    github,
    desk,
    read,
    async wanted(changed: Partial<PublishTextsRequest>): Promise<PublishTextsRequest> {
      const { version } = await read();
      return {
        version,
        files: {},
        photos: {},
        removed: [],
        summary: "La hora de una charla",
        ...changed,
      };
    },
    /** The branch's commits, each with its author and message. */
    log: () => github.repository.text("log", "--format=%an: %s", "main"),
  };
}
