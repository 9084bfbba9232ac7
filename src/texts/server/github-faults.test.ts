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
    const publishing = textsStore.publish(request, entryBy("Ana"));
    const published = await publishing.catch((error) => error.problem);
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
  const reading = githubTexts(place, null).read();
  const error = await reading.catch((cause) => cause);
  expect(error.problem).toEqual(problem);
  const everything = `${error.stack} ${error.cause?.stack} ${JSON.stringify(error)}`;
  expect(everything).not.toContain("github_pat");
});

const { tokenWeak, storeBusy, storeUnreachable, branchProtected } = textsProblems;
const limited = { "x-ratelimit-remaining": "0" };

test.each([
  ["POST", refused(403, "Resource not accessible by personal access token"), tokenWeak],
  ["POST", refused(403, "API rate limit exceeded", limited), storeBusy],
  ["POST", refused(502, "Server Error"), storeUnreachable],
  ["PATCH", refused(422, "Protected branch update failed."), branchProtected],
])("to a %s the answer %j of GitHub is explained", async (method, answer, problem) => {
  const { github, textsStore, wanted, log } = await atGithub();
  const before = log();
  const request = await wanted();
  github.before = (name) => (name.startsWith(method) ? answer : undefined);
  await expect(textsStore.publish(request, entryBy("Ana"))).rejects.toMatchObject({ problem });
  expect(log()).toEqual(before);
});
