import { readdirSync, readFileSync, statSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { NewEntry } from "#access/model/journal.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type PublishTextsRequest, type Texts, textsCalls } from "../model/texts-calls.ts";
import { folderTexts, onlySaved } from "../server/folder-texts.ts";
import { githubTexts } from "../server/github-texts.ts";
import type { TextsStore } from "../server/texts-store.ts";
import { startGithub } from "./github-stand-in.ts";

const summary = "La hora de una charla";

/** The journal's entry of a publication. */
export const entryBy = (by: string): NewEntry => ({
  ...{ id: "0123456789abcdef-publish-texts", by, kind: "publish-texts" },
  ...{ detail: summary, undoes: null },
});

function underTest(textsStore: TextsStore) {
  async function read(): Promise<Texts> {
    const answer = await textsStore.read();
    expect(textsCalls.texts.answer.parse(answer)).toEqual(answer);
    return answer as Texts;
  }
  return {
    textsStore,
    read,
    /** The request for some changes: by default, for a note in `acerca`. */
    async wanted(changed?: Partial<PublishTextsRequest>): Promise<PublishTextsRequest> {
      const { version, files } = await read();
      const acerca = `${files.acerca}# Mía\n`;
      const nothing = { version, files: {}, photos: {}, removed: [], summary };
      return { ...nothing, ...(changed ?? { files: { acerca } }) };
    },
  };
}

/** The repository of a site with the frozen edition, and a store of texts on it. */
export async function atGithub() {
  const paths = readdirSync(frozenEdition, { recursive: true, encoding: "utf8" });
  const files = paths
    .filter((path) => statSync(join(frozenEdition, path)).isFile())
    .map((path) => [`content/${path}`, readFileSync(join(frozenEdition, path))]);
  const github = await startGithub({ ...Object.fromEntries(files), "package.json": "{}" });
  onTestFinished(() => github.stop());
  const { commit, log } = github.repository;
  return {
    ...underTest(githubTexts(github.place, null)),
    github,
    log,
    /** Changes a file of the content by another hand. */
    change: async (path: string, text: string) => commit({ [`content/${path}`]: text }, "Otra"),
  };
}

/** A folder with the frozen edition, and a store of texts on it. */
export async function inFolder(delivery = onlySaved) {
  const folder = await temporaryFolder();
  await cp(frozenEdition, folder, { recursive: true });
  const change = (path: string, text: string) => writeFile(join(folder, path), text);
  return { ...underTest(folderTexts(folder, delivery)), folder, change };
}
