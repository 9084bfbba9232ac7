import { expect, test } from "vitest";
import { textsProblems } from "../model/texts-calls.ts";
import { atGithub, entryBy } from "../testing/places.ts";

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
