import { readdir } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { anaUnderTest } from "#app/server/testing/organiser.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { LARGEST_PHOTO_BYTES, textsCalls, textsProblems } from "../model/texts-calls.ts";
import { inventedPhoto } from "../testing/invented-photo.ts";
import { inFolder } from "../testing/places.ts";
import { TextsError } from "./texts-store.ts";

/** An organiser who edits the texts of a copy of the frozen edition. */
async function withTexts() {
  const delivered: string[] = [];
  const { textsStore: texts, ...place } = await inFolder({
    begin: () => void delivered.push("begun"),
    progress: async () => ({ state: "idle" }),
  });
  const { post, ...ana } = await anaUnderTest({ texts });
  return {
    ...ana,
    ...place,
    post,
    delivered,
    publish: async (changed: object) =>
      post(textsCalls.publish, { ...(await place.wanted({})), ...changed }),
    storePhoto: (payload: Buffer, type = "image/jpeg") =>
      post(textsCalls.storePhoto, payload, { "content-type": type }),
  };
}

test("a site whose texts cannot be edited answers what to set up", async () => {
  const { get, post } = await anaUnderTest();
  const answer = (await get(textsCalls.texts)).json();
  expect(answer).toEqual({ place: "none", steps: Array(3).fill(expect.any(String)) });
  const wanted = { version: "", files: {}, photos: {}, removed: [], summary: "x" };
  expect((await post(textsCalls.publish, wanted)).statusCode).toBe(404);
  expect((await get(textsCalls.progress)).json()).toEqual({ state: "idle" });
});

test("texts are published with the photos, and the journal records who changed what", async () => {
  const { folder, post, delivered, read, store, storePhoto, publish } = await withTexts();
  const bytes = await inventedPhoto(10);
  const { id } = (await storePhoto(bytes)).json();
  expect((await storePhoto(bytes)).json()).toEqual({ id });
  const before = await read();
  const acerca = `${before.files.acerca}\n# Una nota\n`;
  const wanted = { files: { acerca }, photos: { "venue-1.jpg": id }, summary: "La sede" };
  const answer = (await publish(wanted)).json();
  expect(answer).toMatchObject({ kind: "published" });
  const shown = await post(textsCalls.photo, { path: "venue-1.jpg" });
  expect(shown.rawPayload).toEqual(bytes);
  const unknown = await post(textsCalls.photo, { path: "no-hay.jpg" });
  expect(unknown.json()).toEqual(organiserProblems.noSuchItem);
  expect(delivered).toEqual(["begun"]);
  const [entry] = await store.journal.list(null, 1);
  expect(entry).toMatchObject({ kind: "publish-texts", detail: "La sede" });
  expect(await readdir(folder)).not.toContain(".publicado.json");
  // The answer was lost, and the page sends the same again.
  const again = (await publish({ ...wanted, version: before.version })).json();
  expect(again).toEqual(answer);
  expect(delivered).toHaveLength(1);
});

test("a publication before whose entry the server stopped is in the journal once, after the texts are opened or it is sent again", async () => {
  const { folder, wanted, get, post, store } = await withTexts();
  const request = await wanted();
  const publish = () => post(textsCalls.publish, request);
  const open = () => get(textsCalls.texts);
  vi.spyOn(store.journal, "add").mockRejectedValueOnce(new Error("stopped"));
  expect((await publish()).statusCode).toBe(500);
  const journalled = async () =>
    (await store.journal.list(null, 10)).filter(({ kind }) => kind === "publish-texts");
  expect(await journalled()).toEqual([]);
  for (const next of [open, publish, publish]) {
    await next();
    expect(await journalled()).toMatchObject([{ detail: request.summary }]);
  }
  // With a new database, a file that is left would date the entry as of today.
  expect(await readdir(folder)).not.toContain(".publicado.json");
});

test("a publication that no page sends is refused", async () => {
  const { read, publish } = await withTexts();
  const before = await read();
  for (const wanted of [
    { files: { "../acerca": "x" } },
    { files: { acerca: "a\ud800" } },
    { summary: "a\u202eb" },
    { summary: "  " },
    { otro: 1 },
  ]) {
    expect((await publish(wanted)).json()).toEqual(organiserProblems.invalidOrganiserRequest);
  }
  expect(await read()).toEqual(before);
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
  const drawing = svg("<path/>");
  const asText = await storePhoto(drawing, "text/plain");
  expect(asText.json()).toEqual(problems.unsupportedMediaType);
  expect(await readdir(folder)).not.toContain(".fotos-nuevas");
  expect((await storePhoto(drawing, "image/svg+xml")).statusCode).toBe(200);
  const photo = await storePhoto(await inventedPhoto(1), "application/octet-stream");
  expect(photo.statusCode).toBe(200);
});

test("concurrent publications are carried out one after the other", async () => {
  const { read, publish } = await withTexts();
  const { version, files } = await read();
  const changed = [{ acerca: `${files.acerca}# Nota\n` }, { sede: `${files.sede}# Nota\n` }];
  const answers = await Promise.all(changed.map((files) => publish({ version, files })));
  expect(answers.map((answer) => answer.json().kind).sort()).toEqual(["outdated", "published"]);
});

test("a store of texts that cannot do its work is answered with its reason, and the log has the cause", async () => {
  const fails = async () => {
    throw new TextsError(textsProblems.storeBusy, { cause: new Error("GitHub answered 429") });
  };
  const calls = { read: fails, readPhoto: fails, storePhoto: fails, publish: fails };
  const texts = { ...calls, lastEntry: fails, forgetEntry: fails, progress: fails };
  const { get, log } = await anaUnderTest({ texts });
  for (const call of [textsCalls.texts, textsCalls.progress]) {
    expect((await get(call)).json()).toEqual(textsProblems.storeBusy);
  }
  expect(JSON.stringify(log())).toContain("GitHub answered 429");
});
