import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { withTexts } from "#app/server/testing/with-texts.ts";
import { LARGEST_PHOTO_BYTES, textsCalls, textsProblems } from "#edition/files/yaml/texts-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { inventedPhoto } from "../testing/invented-photo.ts";

test("no photo is stored under a name that leads elsewhere or is no photo's, nor with an unknown id", async () => {
  const { read, publish, storePhoto } = await withTexts();
  const before = await read();
  const { id } = (await storePhoto(await inventedPhoto(3))).json();
  for (const path of [
    "../edicion.jpg",
    "/etc/x.jpg",
    "a\\..\\x.jpg",
    ".oculta.jpg",
    "a/b/c/d.jpg",
    "a\u0000.jpg",
    "a\u202e.jpg",
    "x.exe",
    "x.png",
  ]) {
    const photos = Object.fromEntries([[path, id]]);
    expect((await publish({ photos })).json(), path).toEqual(textsProblems.photoNotStored);
  }
  for (const unknown of ["0".repeat(64), "../edicion.yaml", ""]) {
    const answer = await publish({ photos: { "venue-1.jpg": unknown } });
    expect(answer.json()).toEqual(textsProblems.photoNotStored);
  }
  expect(await read()).toEqual(before);
});

test("only photos of the edition are shown", async () => {
  const { browser } = await withTexts();
  for (const path of ["../edicion.yaml", "no-hay.jpg", "/etc/passwd", "CREDITOS.md", "ediciones"]) {
    expect((await browser.post(textsCalls.photo, { path })).json()).toEqual(
      organiserProblems.noSuchItem,
    );
  }
});

test("a photo that is removed and uploaded again under its name is kept", async () => {
  const { read, publish, storePhoto } = await withTexts();
  const path = (await read()).photos.map((photo) => photo.path).find((each) => /jpg$/.test(each));
  if (path === undefined) throw new Error("the edition has no such photo");
  const { id } = (await storePhoto(await inventedPhoto(3))).json();
  const photos = { [path]: id };
  expect((await publish({ photos, removed: [path] })).json()).toMatchObject({ kind: "published" });
  expect((await read()).photos).toContainEqual(expect.objectContaining({ path }));
});

test("only pictures without scripts are stored, up to the size limit", async () => {
  const { storePhoto, folder } = await withTexts();
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  for (const [bytes, type] of [
    [svg("<script>x()</script>"), "image/svg+xml"],
    [svg('<path onload="x()"/>'), "image/svg+xml"],
    [svg('<a href="javascript:x()"/>'), "image/svg+xml"],
    [svg("<foreignObject/>"), "image/svg+xml"],
    [Buffer.from("<html>"), "image/jpeg"],
    [Buffer.from("GIF89a"), "image/gif"],
    [Buffer.from(""), "image/jpeg"],
  ] as const) {
    expect((await storePhoto(bytes, type)).json()).toEqual(textsProblems.notAPhoto);
  }
  const large = Buffer.alloc(LARGEST_PHOTO_BYTES + 1, 0xff);
  expect((await storePhoto(large)).json()).toEqual(problems.tooLarge);
  expect((await storePhoto(svg("<path/>"), "text/plain")).json()).toEqual(
    problems.unsupportedMediaType,
  );
  expect(await readdir(folder)).not.toContain(".fotos-nuevas");
  expect((await storePhoto(svg("<path/>"), "image/svg+xml")).statusCode).toBe(200);
  expect((await storePhoto(await inventedPhoto(1), "application/octet-stream")).statusCode).toBe(
    200,
  );
});
