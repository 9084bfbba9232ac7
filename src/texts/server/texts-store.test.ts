import { describe, expect, test } from "vitest";
import { textsCalls, textsProblems } from "../model/texts-calls.ts";
import { inventedPhoto } from "../testing/invented-photo.ts";
import { atGithub, entryBy, inFolder } from "../testing/places.ts";

describe.each([
  ["in the content folder", inFolder],
  ["at GitHub", atGithub],
] as const)("texts %s", (_where, place) => {
  test("are published with their photos, and the same again changes nothing", async () => {
    const { textsStore, read, wanted } = await place();
    const before = await read();
    expect(before.photos.map(({ path }) => path)).toContain("speaker-1.jpg");
    const bytes = await inventedPhoto();
    const id = await textsStore.storePhoto(bytes);
    const acerca = `${before.files.acerca}# Nota con ñ\n`;
    const photos = { "venue-1.jpg": id, "Álbum 2/nueva foto.jpg": id };
    // One is removed and uploaded again under its name.
    const removed = ["no-hay.jpg", "venue-1.jpg"];
    const request = await wanted({ files: { acerca }, photos, removed });
    const published = await textsStore.publish(request, entryBy("Ana"));
    const after = await read();
    expect(published).toEqual({ kind: "published", version: after.version });
    expect(after.files).toEqual({ ...before.files, acerca });
    for (const path of Object.keys(photos)) expect(await textsStore.readPhoto(path)).toEqual(bytes);
    // The answer was lost, and the page sends the same again.
    const again = await textsStore.publish(request, entryBy("Ana"));
    expect(again).toEqual({ kind: "unchanged", version: after.version });
  });

  test("that another hand changed are returned, and nothing is published", async () => {
    const { textsStore, read, wanted, change } = await place();
    const request = await wanted();
    await change("sede.yaml", `${(await read()).files.sede}# De otra mano\n`);
    const texts = await read();
    const published = await textsStore.publish(request, entryBy("Ana"));
    expect(published).toEqual({ kind: "outdated", texts });
    expect(textsCalls.publish.answer.parse(published)).toEqual(published);
    expect(await read()).toEqual(texts);
  });

  test("with faults are answered with these, and nothing is published", async () => {
    const { textsStore, read, wanted } = await place();
    const before = await read();
    for (const [changed, file] of [
      [{ files: { acerca: "titulo: {" } }, "content/acerca.yaml"],
      [{ removed: ["speaker-1.jpg"] }, "content/ponentes.yaml"],
    ] as const) {
      const published = await textsStore.publish(await wanted(changed as object), entryBy("Ana"));
      expect(published).toMatchObject({ kind: "faulty", faults: [{ file }] });
      expect(textsCalls.publish.answer.parse(published)).toEqual(published);
    }
    expect(await read()).toEqual(before);
  });

  test("get only stored pictures as photos, under names that lead nowhere else, and show no other file", async () => {
    const { textsStore, read, wanted } = await place();
    const text = await textsStore.storePhoto(Buffer.from("no es una foto"));
    const jpeg = await textsStore.storePhoto(await inventedPhoto());
    const before = await read();
    const ids = ["0".repeat(40), "0".repeat(64), "main", "../edicion.yaml", "../fotos/venue-1.jpg"];
    const elsewhere = ["../edicion.jpg", "/etc/x.jpg", "a\\..\\x.jpg", ".oculta.jpg"];
    const odd = ["a/b/c/d.jpg", "a\u0000.jpg", "a\u202e.jpg", "x.exe", "x.png"];
    for (const photos of [
      ...[text, "", ...ids].map((id) => ({ "a.jpg": id })),
      ...[...elsewhere, ...odd].map((path) => ({ [path]: jpeg })),
    ]) {
      const published = textsStore.publish(await wanted({ photos }), entryBy("Ana"));
      const refused = expect(published, JSON.stringify(photos)).rejects;
      await refused.toThrow(textsProblems.photoNotStored.title);
    }
    expect(await read()).toEqual(before);
    const paths = ["../edicion.yaml", "/etc/passwd", "no-hay.jpg", "CREDITOS.md", "ediciones"];
    for (const path of paths) expect(await textsStore.readPhoto(path), path).toBeNull();
  });
});
