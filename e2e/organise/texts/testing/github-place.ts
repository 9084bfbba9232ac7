import { parse } from "yaml";
import { githubTexts } from "../../../../src/operations/texts/github/github-texts.ts";
import { editionFiles } from "../../../../src/operations/texts/testing/edition-files.ts";
import {
  type Github,
  startGithub,
  token,
} from "../../../../src/operations/texts/testing/github-stand-in.ts";
import { readConfig } from "../../../../src/server/config/config.ts";
import { startPlace } from "../../testing/start-place.ts";
import { test as textsTest } from "./texts-place.ts";

/** Journeys through Textos where the site is built from a repository on GitHub. */
export const test = textsTest.extend<{ github: Github }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  github: async ({}, use) => {
    const workflow = { ".github/workflows/publicar.yml": "on: push" };
    const github = await startGithub({ ...editionFiles(), ...workflow });
    await checksSay(github, passed);
    await use(github);
    await github.stop();
  },
  place: async ({ github: { place } }, use) => {
    const config = readConfig({
      TEXTS_TOKEN: token,
      TEXTS_REPOSITORY: `${place.owner}/${place.repo}`,
      TEXTS_BRANCH: place.branch,
      TEXTS_API: place.api,
    });
    const running = await startPlace(
      config.textsOnGithub && githubTexts(config.textsOnGithub, config.builtCommit),
    );
    await use(running);
    await running.stop();
  },
});

/** The messages of the branch's commits, the newest first. */
export const log = async ({ repository }: Github) =>
  (await repository.text("log", "--format=%an: %s", "main")).split("\n");

export const textOf = async ({ repository }: Github, key: string) =>
  (await repository.show(`content/${key}.yaml`)).toString();

/** The data of a file, which do not depend on how its lines are folded. */
export const dataOf = async (github: Github, key: string) => parse(await textOf(github, key));

export const passed = { status: "completed", conclusion: "success" };

/** Sets the result of the workflow's run for the last commit of the branch. */
export async function checksSay({ repository, said }: Github, run: object): Promise<void> {
  const at = new Date().toISOString();
  const check = { id: 7, name: "Publicar", started_at: at, completed_at: at, output: {}, ...run };
  said.set(`commits/${await repository.head()}/check-runs`, {
    total_count: 1,
    check_runs: [check],
  });
}
