import { onTestFinished } from "vitest";
import type { PublishTextsRequest } from "../../../content/texts/texts-calls.ts";
import { githubTexts } from "../github/github-texts.ts";
import type { Texts } from "../texts-store.ts";
import { editionFiles } from "./edition-files.ts";
import { startGithub } from "./github-stand-in.ts";

/** The repository of a site with the frozen edition, and a store of texts on it. */
export async function atGithub() {
  const github = await startGithub({ ...editionFiles(), "package.json": "{}" });
  onTestFinished(() => github.stop());
  const textsStore = githubTexts(github.place, null);
  const read = async () => (await textsStore.read()) as Texts;
  return {
    github,
    textsStore,
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
    log: github.repository.log,
  };
}
