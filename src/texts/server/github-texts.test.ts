import { expect, test } from "vitest";
import { textsProblems } from "#edition/files/yaml/texts-calls.ts";
import { atGithub, entryBy } from "../testing/at-github.ts";
import { inventedPhoto } from "../testing/invented-photo.ts";

test("texts and photos are published in one commit, which has the organiser's name", async () => {
  const { github, textsStore, read, wanted, log } = await atGithub();
  const before = await read();
  expect(before.place).toBe("github");
  expect(before.photos.map(({ path }) => path)).toContain("speaker-1.jpg");
  const bytes = await inventedPhoto();
  const id = await textsStore.storePhoto(bytes);
  const acerca = `${before.files.acerca}# Nota con ñ\n`;
  const request = await wanted({
    files: { acerca },
    photos: { "venue-1.jpg": id, "Álbum 2/nueva foto.jpg": id },
    removed: ["no-hay.jpg"],
  });
  const published = await textsStore.publish(request, entryBy("Ana <Morales>"));
  const after = await read();
  expect(published).toEqual({ kind: "published", version: after.version });
  expect(after.files).toEqual({ ...before.files, acerca });
  expect(github.repository.show("content/acerca.yaml").toString()).toBe(acerca);
  expect(github.repository.show("content/fotos/Álbum 2/nueva foto.jpg")).toEqual(bytes);
  expect(await textsStore.readPhoto("venue-1.jpg")).toEqual(bytes);
  expect(github.repository.show("package.json").toString()).toBe("{}");
  expect(log()).toEqual(["Ana Morales: La hora de una charla", "Alguien: El sitio"]);
  expect(await textsStore.lastEntry()).toEqual(entryBy("Ana Morales"));
  // The answer was lost, and the page sends the same again.
  const again = await textsStore.publish(request, entryBy("Ana"));
  expect(again).toEqual({ kind: "unchanged", version: after.version });
});

test("after a colleague's change, the current texts are returned and nothing is published", async () => {
  const { github, textsStore, read, wanted, log } = await atGithub();
  const request = await wanted();
  github.repository.commit({ "content/sede.yaml": "# De otra mano\n" }, "Otra");
  const before = log();
  const published = await textsStore.publish(request, entryBy("Ana"));
  expect(published).toEqual({ kind: "outdated", texts: await read() });
  expect(log()).toEqual(before);
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

test("faulty content is answered with its faults", async () => {
  const { textsStore, wanted, log } = await atGithub();
  const before = log();
  for (const [changed, file] of [
    [{ files: { acerca: "titulo: {" } }, "content/acerca.yaml"],
    [{ removed: ["speaker-1.jpg"] }, "content/ponentes.yaml"],
  ] as const) {
    const published = await textsStore.publish(await wanted(changed as object), entryBy("Ana"));
    expect(published).toMatchObject({ kind: "faulty", faults: [{ file }] });
  }
  expect(log()).toEqual(before);
});

test("only stored pictures become photos", async () => {
  const { github, textsStore, wanted, log } = await atGithub();
  const text = github.repository.blob("no es una foto");
  const jpeg = github.repository.blob(await inventedPhoto());
  const before = log();
  for (const [path, id] of [
    ["a.jpg", text],
    ["a.png", jpeg],
    ["a.jpg", "0".repeat(40)],
    ["a.jpg", "main"],
    ["../a.jpg", jpeg],
  ] as const) {
    const request = await wanted({ photos: { [path]: id } });
    const published = textsStore.publish(request, entryBy("Ana"));
    await expect(published).rejects.toThrow(textsProblems.photoNotStored.title);
  }
  expect(log()).toEqual(before);
  const request = await wanted({ photos: { "a.jpg": jpeg } });
  expect((await textsStore.publish(request, entryBy("Ana"))).kind).toBe("published");
  for (const path of ["../edicion.yaml", "no-hay.jpg", "CREDITOS.md"]) {
    expect(await textsStore.readPhoto(path)).toBeNull();
  }
});
