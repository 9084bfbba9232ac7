import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { NewEntry } from "#access/model/journal.ts";
import {
  type PublishTextsRequest,
  type Texts,
  textsCalls,
} from "#edition/files/yaml/texts-calls.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { githubTexts } from "../server/github-texts.ts";
import { startGithub } from "./github-stand-in.ts";

const summary = "La hora de una charla";

/** The journal's entry of a publication. */
export const entryBy = (by: string): NewEntry => ({
  ...{ id: "0123456789abcdef-publish-texts", by, kind: "publish-texts" },
  ...{ detail: summary, undoes: null },
});

/** The repository of a site with the frozen edition, and a store of texts on it. */
export async function atGithub() {
  const github = await startGithub({ ...editionFiles(), "package.json": "{}" });
  onTestFinished(() => github.stop());
  const textsStore = githubTexts(github.place, null);
  const read = async () => {
    const answer = await textsStore.read();
    expect(textsCalls.texts.answer.parse(answer)).toEqual(answer);
    return answer as Texts;
  };
  return {
    github,
    textsStore,
    read,
    /** The request for some changes: by default, for a note in `acerca`. */
    async wanted(changed?: Partial<PublishTextsRequest>): Promise<PublishTextsRequest> {
      const { version, files } = await read();
      const acerca = `${files.acerca}# Mía\n`;
      const nothing = { version, files: {}, photos: {}, removed: [], summary };
      return { ...nothing, ...(changed ?? { files: { acerca } }) };
    },
    log: github.repository.log,
  };
}

/** The frozen edition as files of a repository: `content/acerca.yaml` and so on. */
function editionFiles(): Record<string, Uint8Array> {
  const paths = readdirSync(frozenEdition, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => statSync(join(frozenEdition, path)).isFile());
  const read = (path: string) => readFileSync(join(frozenEdition, path));
  return Object.fromEntries(files.map((path) => [`content/${path}`, read(path)]));
}
