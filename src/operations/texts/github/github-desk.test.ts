import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { type PublishTextsRequest, textsProblems } from "../../../content/desk/texts-calls.ts";
import { editionFiles } from "../testing/edition-files.ts";
import { refused } from "../testing/github-answer.ts";
import { startGithub } from "../testing/github-stand-in.ts";
import type { Texts } from "../texts-desk.ts";
import { githubDesk } from "./github-desk.ts";

/** The repository of a site with the frozen edition, and a desk on it. */
async function atGithub() {
  const github = await startGithub({ ...editionFiles(), "package.json": "{}" });
  onTestFinished(() => github.stop());
  const desk = githubDesk(github.place, null);
  const read = async () => (await desk.read()) as Texts;
  return {
    github,
    desk,
    read,
    async wanted(changed: Partial<PublishTextsRequest>): Promise<PublishTextsRequest> {
      const { version } = await read();
      return {
        version,
        files: {},
        photos: {},
        removed: [],
        summary: "La hora de una charla",
        ...changed,
      };
    },
    /** What the branch has, without the texts. */
    log: () => github.repository.text("log", "--format=%an: %s", "main"),
  };
}

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();

test("texts and photos are published in one commit, which has the organiser's name", async () => {
  const { github, desk, read, wanted, log } = await atGithub();
  const before = await read();
  expect(before.desk).toBe("github");
  expect(before.photos.map(({ path }) => path)).toContain("speaker-1.jpg");
  const bytes = await photo();
  const id = await desk.storePhoto(bytes);
  const acerca = `${before.files.acerca}# Nota con ñ\n`;
  const request = await wanted({
    files: { acerca },
    photos: { "venue-1.jpg": id, "Álbum 2/nueva foto.jpg": id },
    removed: ["no-hay.jpg"],
  });
  const published = await desk.publish(request, "Ana <Morales>");
  const after = await read();
  expect(published).toEqual({ kind: "published", version: after.version });
  expect(after.files).toEqual({ ...before.files, acerca });
  expect((await github.repository.show("content/acerca.yaml")).toString()).toBe(acerca);
  expect(await github.repository.show("content/fotos/Álbum 2/nueva foto.jpg")).toEqual(bytes);
  expect(await desk.readPhoto("venue-1.jpg")).toEqual(bytes);
  expect((await github.repository.show("package.json")).toString()).toBe("{}");
  expect(await log()).toBe("Ana Morales: La hora de una charla\nAlguien: El sitio");
  // The answer was lost, and the page sends the same again.
  expect(await desk.publish(request, "Ana")).toEqual({ kind: "unchanged", version: after.version });
});

test("a change of a colleague is answered with the texts of now, and nothing is published", async () => {
  const { github, desk, read, wanted, log } = await atGithub();
  const { files } = await read();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  await github.repository.commit({ "content/sede.yaml": `${files.sede}# De otra mano\n` }, "Otra");
  const before = await log();
  expect(await desk.publish(request, "Ana")).toEqual({ kind: "outdated", texts: await read() });
  expect(await log()).toBe(before);
});

test("a change outside of the content that comes meanwhile is no conflict", async () => {
  const { github, desk, read, wanted, log } = await atGithub();
  const { files } = await read();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  let others = 0;
  github.before = async (name) => {
    if (name.startsWith("PATCH") && others++ === 0) {
      await github.repository.commit({ "README.md": "hola" }, "Otra");
    }
    return undefined;
  };
  expect(await desk.publish(request, "Ana")).toMatchObject({ kind: "published" });
  expect((await log()).split("\n")).toEqual([
    "Ana: La hora de una charla",
    "Alguien: Otra",
    "Alguien: El sitio",
  ]);
  expect((await github.repository.show("README.md")).toString()).toBe("hola");
});

test("a change of the content that comes at the last moment is a conflict", async () => {
  const { github, desk, read, wanted } = await atGithub();
  const { files } = await read();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  let others = 0;
  github.before = async (name) => {
    if (name.startsWith("PATCH") && others++ === 0) {
      await github.repository.commit({ "content/sede.yaml": `${files.sede}# Otra\n` }, "Otra");
    }
    return undefined;
  };
  expect(await desk.publish(request, "Ana")).toMatchObject({ kind: "outdated" });
  expect((await github.repository.show("content/acerca.yaml")).toString()).toBe(files.acerca);
});

test("faulty content is answered with its faults", async () => {
  const { desk, wanted, log } = await atGithub();
  const before = await log();
  for (const [changed, file] of [
    [{ files: { acerca: "titulo: {" } }, "content/acerca.yaml"],
    [{ removed: ["speaker-1.jpg"] }, "content/ponentes.yaml"],
  ] as const) {
    const published = await desk.publish(await wanted(changed as object), "Ana");
    expect(published).toMatchObject({ kind: "faulty", faults: [{ file }] });
  }
  expect(await log()).toBe(before);
});

test("only stored pictures become photos", async () => {
  const { github, desk, wanted, log } = await atGithub();
  const text = await github.repository.blob("no es una foto");
  const jpeg = await github.repository.blob(await photo());
  const before = await log();
  for (const [path, id] of [
    ["a.jpg", text],
    ["a.png", jpeg],
    ["a.jpg", "0".repeat(40)],
    ["a.jpg", "main"],
    ["../a.jpg", jpeg],
  ] as const) {
    const request = await wanted({ photos: { [path]: id } });
    expect(await desk.publish(request, "Ana")).toEqual({ kind: "wrong-photo", path });
  }
  expect(await log()).toBe(before);
  expect(await desk.publish(await wanted({ photos: { "a.jpg": jpeg } }), "Ana")).toMatchObject({
    kind: "published",
  });
  for (const path of ["../edicion.yaml", "no-hay.jpg", "CREDITOS.md"]) {
    expect(await desk.readPhoto(path)).toBeNull();
  }
});

test("wherever the network is lost, all or nothing is published, and trying again completes it", async () => {
  const { github, desk, read, wanted, log } = await atGithub();
  const { files } = await read();
  const first = await log();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  let left = 0;
  const isLost = () => (left-- === 0 ? ("lost" as const) : undefined);
  for (let step = 0; ; step += 1) {
    left = step;
    github.before = isLost;
    const published = await desk.publish(request, "Ana").catch((error) => error.problem);
    github.before = () => undefined;
    if (published.kind === "published") break;
    expect(published).toEqual(textsProblems.deskUnreachable);
    expect(await log()).toBe(first);
  }
  expect(github.requests.filter((name) => name.startsWith("PATCH"))).toHaveLength(2);
  expect(await desk.publish(request, "Ana")).toMatchObject({ kind: "unchanged" });
});

test("if the answer to the last step is lost, the branch tells", async () => {
  const { github, desk, read, wanted } = await atGithub();
  const { files } = await read();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  github.after = (name) => (name.startsWith("PATCH") ? "lost" : undefined);
  expect(await desk.publish(request, "Ana")).toMatchObject({ kind: "published" });
});

test.each([
  ["a wrong token", { token: "github_pat_otro" }, textsProblems.tokenExpired],
  ["another repository", { repo: "otro" }, textsProblems.noRepository],
  ["another branch", { branch: "rama" }, textsProblems.noRepository],
  ["another folder", { folder: "contenido" }, textsProblems.noRepository],
  ["no GitHub", { api: "http://127.0.0.1:1" }, textsProblems.deskUnreachable],
])("with %s, it is said what to mend, and the token nowhere", async (_with, changed, problem) => {
  const { github } = await atGithub();
  const place = { ...github.place, ...changed };
  const error = await githubDesk(place, null)
    .read()
    .catch((cause) => cause);
  expect(error.problem).toEqual(problem);
  expect(`${error.stack} ${error.cause?.stack} ${JSON.stringify(error)}`).not.toContain(
    "github_pat",
  );
});

test.each([
  [refused(403, "Resource not accessible by personal access token"), textsProblems.tokenWeak],
  [
    refused(403, "API rate limit exceeded", { "x-ratelimit-remaining": "0" }),
    textsProblems.deskBusy,
  ],
  [refused(429, "Too many requests"), textsProblems.deskBusy],
  [refused(502, "Server Error"), textsProblems.deskUnreachable],
])("an answer %j of GitHub is explained", async (answer, problem) => {
  const { github, desk, read, wanted, log } = await atGithub();
  const { files } = await read();
  const before = await log();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  github.before = (name) => (name.startsWith("POST") ? answer : undefined);
  await expect(desk.publish(request, "Ana")).rejects.toMatchObject({ problem });
  expect(await log()).toBe(before);
});

test("a branch that nobody may move is told", async () => {
  const { github, desk, read, wanted } = await atGithub();
  const { files } = await read();
  const request = await wanted({ files: { acerca: `${files.acerca}# Mía\n` } });
  const protection = refused(422, "Protected branch update failed for refs/heads/main.");
  github.before = (name) => (name.startsWith("PATCH") ? protection : undefined);
  const { branchProtected: problem } = textsProblems;
  await expect(desk.publish(request, "Ana")).rejects.toMatchObject({ problem });
});
