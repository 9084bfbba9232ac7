import { expect, onTestFinished, test } from "vitest";
import { startGithub } from "../testing/github-stand-in.ts";
import { githubTexts } from "./github-texts.ts";

test("texts are live once the server was built from the branch's last commit", async () => {
  const github = await startGithub({ "content/acerca.yaml": "" });
  onTestFinished(() => github.stop());
  const { repository, place } = github;
  const progress = (builtFrom: string | null) => githubTexts(place, builtFrom).progress();
  const before = await repository.head();
  expect(await progress(before)).toMatchObject({ state: "live" });
  await repository.commit({ "content/acerca.yaml": "otra" }, "Ana");
  expect(await progress(before)).toMatchObject({ state: "building", waiting: 0 });
  expect(await progress(await repository.head())).toMatchObject({ state: "live" });
  expect(await progress(null)).toEqual({ state: "saved" });

  const dated = { GIT_COMMITTER_DATE: "2025-01-01T00:00:00Z" };
  const tree = await repository.text("rev-parse", "main^{tree}");
  const old = (await repository.git(["commit-tree", tree, "-m", "x"], "", dated)).toString();
  await repository.text("update-ref", "refs/heads/main", old.trim());
  expect(await progress(before)).toMatchObject({
    state: "failed",
    remedy: expect.stringMatching(/Deploys, en Netlify/),
  });
});
