import { expect, onTestFinished, test } from "vitest";
import { textsCalls, textsProblems } from "../model/texts-calls.ts";
import { refused, startGithub } from "../testing/github-stand-in.ts";
import { atGithub, entryBy } from "../testing/places.ts";
import { githubTexts } from "./github-texts.ts";

test("a publication is one commit, which has the organiser's name and touches nothing else", async () => {
  const { github, textsStore, wanted, log } = await atGithub();
  await textsStore.publish(await wanted(), entryBy("Ana <Morales>"));
  expect(github.repository.show("content/acerca.yaml").toString()).toMatch(/# Mía\n$/);
  expect(github.repository.show("package.json").toString()).toBe("{}");
  expect(log()).toEqual(["Ana Morales: La hora de una charla", "Alguien: El sitio"]);
  expect(await textsStore.lastEntry()).toEqual(entryBy("Ana Morales"));
});

const overtaken = { problem: textsProblems.overtaken };

test.each([
  ["outside of the content is no conflict", "README.md", 1, { kind: "published" }],
  ["of the content is one", "content/sede.yaml", 1, { kind: "outdated" }],
  ["each time says to try again, not that the branch is protected", "README.md", 9, overtaken],
])("a change just before the last step %s", async (_what, path, times, outcome) => {
  const { github, textsStore, wanted, log } = await atGithub();
  const request = await wanted();
  let left = times;
  github.before = (name) => {
    if (name.startsWith("PATCH") && left > 0) {
      github.repository.commit({ [path]: `# Otra ${left}` }, "Otra");
      left -= 1;
    }
    return undefined;
  };
  const published = textsStore.publish(request, entryBy("Ana"));
  expect(await published.catch(({ problem }) => ({ problem }))).toMatchObject(outcome);
  const own = log().filter((line) => line.startsWith("Ana"));
  expect(own).toHaveLength("kind" in outcome && outcome.kind === "published" ? 1 : 0);
  expect(github.repository.show(path).toString()).toMatch(/^# Otra/);
});

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
  const remedy = expect.stringMatching(/Deploys, en Netlify/);
  expect(await progress(before)).toMatchObject({ state: "failed", remedy });
});
