import { expect, test } from "vitest";
import { textsProblems } from "../model/texts-calls.ts";
import { refused } from "../testing/github-stand-in.ts";
import { atGithub, entryBy } from "../testing/places.ts";
import { githubTexts } from "./github-texts.ts";

test("a publication that loses the network at any step publishes all or nothing, and another try completes it", async () => {
  const { github, textsStore, wanted, log } = await atGithub();
  const first = log();
  const request = await wanted();
  let left = 0;
  const isLost = () => (left-- === 0 ? ("lost" as const) : undefined);
  for (let step = 0; ; step += 1) {
    left = step;
    github.before = isLost;
    const published = await textsStore
      .publish(request, entryBy("Ana"))
      .catch((error) => error.problem);
    github.before = () => undefined;
    if (published.kind === "published") break;
    expect(published).toEqual(textsProblems.storeUnreachable);
    expect(log()).toEqual(first);
  }
  expect(await textsStore.publish(request, entryBy("Ana"))).toMatchObject({ kind: "unchanged" });
});

test.each([
  ["a wrong token", { token: "github_pat_otro" }, textsProblems.tokenExpired],
  ["another repository", { repo: "otro" }, textsProblems.noRepository],
  ["another folder", { folder: "contenido" }, textsProblems.noRepository],
  ["no GitHub", { api: "http://127.0.0.1:1" }, textsProblems.storeUnreachable],
])("with %s, it is said what to mend, and the token nowhere", async (_with, changed, problem) => {
  const { github } = await atGithub();
  const place = { ...github.place, ...changed };
  const error = await githubTexts(place, null)
    .read()
    .catch((cause) => cause);
  expect(error.problem).toEqual(problem);
  expect(`${error.stack} ${error.cause?.stack} ${JSON.stringify(error)}`).not.toContain(
    "github_pat",
  );
});

test.each([
  [
    "POST",
    refused(403, "Resource not accessible by personal access token"),
    textsProblems.tokenWeak,
  ],
  [
    "POST",
    refused(403, "API rate limit exceeded", { "x-ratelimit-remaining": "0" }),
    textsProblems.storeBusy,
  ],
  ["POST", refused(502, "Server Error"), textsProblems.storeUnreachable],
  ["PATCH", refused(422, "Protected branch update failed."), textsProblems.branchProtected],
])("to a %s the answer %j of GitHub is explained", async (method, answer, problem) => {
  const { github, textsStore, wanted, log } = await atGithub();
  const before = log();
  const request = await wanted();
  github.before = (name) => (name.startsWith(method) ? answer : undefined);
  await expect(textsStore.publish(request, entryBy("Ana"))).rejects.toMatchObject({ problem });
  expect(log()).toEqual(before);
});
