import { expect, onTestFinished, test } from "vitest";
import { startGithub } from "../testing/github-stand-in.ts";
import { githubTexts } from "./github-texts.ts";

const workflow = { ".github/workflows/publicar.yml": "on: push" };

async function published(files: Readonly<Record<string, string>> = workflow) {
  const github = await startGithub({ "content/acerca.yaml": "", ...files });
  onTestFinished(() => github.stop());
  const commit = await github.repository.head();
  const at = new Date().toISOString();
  const run = (changed: object) => ({
    total_count: 1,
    check_runs: [
      {
        id: 7,
        name: "Publicar",
        status: "completed",
        conclusion: "success",
        started_at: at,
        completed_at: at,
        output: { title: null },
        ...changed,
      },
    ],
  });
  return {
    github,
    commit,
    at,
    run,
    says: (path: string, body: unknown) => github.said.set(path, body),
    progress: (builtFrom: string | null = null) => githubTexts(github.place, builtFrom).progress(),
  };
}

test("a publication is live when the checks have passed", async () => {
  const { commit, at, run, says, progress } = await published();
  expect(await progress()).toMatchObject({ state: "building", waiting: 0 });
  says(`commits/${commit}/check-runs`, run({ status: "in_progress", conclusion: null }));
  expect(await progress()).toMatchObject({ state: "building" });
  says(`commits/${commit}/check-runs`, run({}));
  expect(await progress()).toEqual({ state: "live", at: Date.parse(at) });
});

test("a failed check is reported with the faults of our build, and without texts of other services", async () => {
  const { commit, run, says, progress } = await published();
  says(`commits/${commit}/check-runs`, run({ conclusion: "failure" }));
  expect(await progress()).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/falló «Publicar»\.$/),
    remedy: expect.stringMatching(/^Publique otra vez\..*Actions/),
  });
  const path = "content/sede.yaml";
  const english = "Process completed with exit code 1.";
  says("check-runs/7/annotations", [
    { annotation_level: "failure", path: ".github", message: english },
    { annotation_level: "warning", path, message: "otra cosa" },
    { annotation_level: "failure", path, title: "Sede", message: "Falta todo." },
  ]);
  expect(await progress()).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/«Publicar»: Sede\. Falta todo\.$/),
    remedy: expect.stringMatching(/^Corrija lo que dice/),
  });
});

test("statuses and deployments count too", async () => {
  const { commit, at, says, progress } = await published();
  says(`deployments/${commit}`, [{ id: 3, environment: "github-pages" }]);
  const deployed = (state: string) =>
    says("deployments/3/statuses", [{ state, updated_at: at, description: "No cabe" }]);
  deployed("in_progress");
  expect(await progress()).toMatchObject({ state: "building" });
  deployed("error");
  expect(await progress()).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/«github-pages»\.$/),
  });
  deployed("success");
  expect(await progress()).toMatchObject({ state: "live" });
  const status = { state: "failure", context: "netlify", description: "Falló", updated_at: at };
  says(`commits/${commit}/status`, { state: "failure", statuses: [status], total_count: 1 });
  expect(await progress()).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/«netlify»\.$/),
  });
});

test("a repository without a service that publishes is reported at once", async () => {
  const { progress } = await published({});
  expect(await progress()).toMatchObject({
    state: "failed",
    reason: expect.stringMatching(/no hay nada que los publique/),
    remedy: expect.stringMatching(/docs\/publicar\.md/),
  });
});

test("on a host that builds a server, the texts are live when the new server answers", async () => {
  const { commit, run, says, progress } = await published({});
  says(`commits/${commit}/check-runs`, run({}));
  expect(await progress("0".repeat(40))).toMatchObject({ state: "building" });
  expect(await progress(commit)).toMatchObject({ state: "live" });
});

test("a service that never answers is reported after the time limit", async () => {
  const { github, progress } = await published();
  const dated = { GIT_COMMITTER_DATE: "2025-01-01T00:00:00Z" };
  const tree = await github.repository.text("rev-parse", "main^{tree}");
  const old = (await github.repository.git(["commit-tree", tree, "-m", "x"], "", dated)).toString();
  await github.repository.text("update-ref", "refs/heads/main", old.trim());
  expect(await progress()).toMatchObject({
    state: "failed",
    remedy: expect.stringMatching(/Abra el sitio/),
  });
});
