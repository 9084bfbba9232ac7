import { expect, onTestFinished, test } from "vitest";
import { textsCalls } from "../model/texts-calls.ts";
import { startGithub } from "../testing/github-stand-in.ts";
import { githubTexts } from "./github-texts.ts";

test("texts are live once the server was built from the branch's last commit", async () => {
  const github = await startGithub({ "content/acerca.yaml": "" });
  onTestFinished(() => github.stop());
  const { repository, place } = github;
  const progress = async (builtFrom: string | null) => {
    const answer = await githubTexts(place, builtFrom).progress();
    expect(textsCalls.progress.answer.parse(answer)).toEqual(answer);
    return answer;
  };
  const before = repository.head();
  expect(await progress(before)).toMatchObject({ state: "live" });
  repository.commit({ "content/acerca.yaml": "otra" }, "Ana");
  expect(await progress(before)).toMatchObject({ state: "building" });
  expect(await progress(repository.head())).toMatchObject({ state: "live" });
  expect(await progress(null)).toEqual({ state: "saved" });

  repository.commit({ "content/acerca.yaml": "vieja" }, "Ana", Date.parse("2025-01-01"));
  expect(await progress(before)).toMatchObject({
    state: "failed",
    remedy: expect.stringMatching(/Deploys, en Netlify/),
  });
});
