import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { organisersUnderTest, signedIn } from "#app/server/testing/organiser.ts";
import {
  LARGEST_PHOTO_BYTES,
  type PublishTextsRequest,
  type Texts,
  textsCalls,
  textsProblems,
} from "#edition/files/yaml/texts-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { problems } from "#platform/calls/problems.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { inventedPhoto } from "../testing/invented-photo.ts";
import { folderTexts } from "./folder-texts.ts";
import { TextsError } from "./texts-store.ts";

/** An organiser who edits the texts of a copy of the frozen edition. */
async function withTexts() {
  const folder = join(await temporaryFolder(), "content");
  await cp(frozenEdition, folder, { recursive: true });
  const delivered: string[] = [];
  const texts = folderTexts(folder, {
    begin: () => void delivered.push("begun"),
    progress: async () => ({ state: "idle" }),
  });
  const under = await organisersUnderTest({ texts });
  const browser = await signedIn(under.app);
  const read = async () => {
    const answer = (await browser.get(textsCalls.texts)).json();
    expect(textsCalls.texts.answer.parse(answer)).toEqual(answer);
    return answer as Texts;
  };
  return {
    ...under,
    folder,
    browser,
    delivered,
    read,
    storePhoto: (payload: Buffer, type = "image/jpeg") =>
      under.app.inject({
        method: "POST",
        url: textsCalls.storePhoto.path,
        headers: { cookie: browser.cookie, "content-type": type },
        payload,
      }),
    async publish(changed: Partial<PublishTextsRequest> | object) {
      const { version } = await read();
      const usual = { version, files: {}, photos: {}, removed: [], summary: "Un cambio" };
      return browser.post(textsCalls.publish, { ...usual, ...changed });
    },
  };
}

test("a site whose texts cannot be edited answers what to set up", async () => {
  const { app } = await organisersUnderTest();
  const browser = await signedIn(app);
  const answer = textsCalls.texts.answer.parse((await browser.get(textsCalls.texts)).json());
  expect(answer).toEqual({ place: "none", steps: Array(3).fill(expect.any(String)) });
  const wanted = { version: "", files: {}, photos: {}, removed: [], summary: "x" };
  expect((await browser.post(textsCalls.publish, wanted)).statusCode).toBe(404);
  const progress = (await browser.get(textsCalls.progress)).json();
  expect(textsCalls.progress.answer.parse(progress)).toEqual({ state: "idle" });
});

test("texts are published with the photos, and the journal records who changed what", async () => {
  const { folder, browser, delivered, read, store, storePhoto, publish } = await withTexts();
  const bytes = await inventedPhoto(10);
  const { id } = textsCalls.storePhoto.answer.parse((await storePhoto(bytes)).json());
  expect((await storePhoto(bytes)).json()).toEqual({ id });
  const before = await read();
  const acerca = `${before.files.acerca}\n# Una nota\n`;
  const wanted = { files: { acerca }, photos: { "venue-1.jpg": id }, summary: "La sede" };
  const answer = (await publish(wanted)).json();
  expect(textsCalls.publish.answer.parse(answer)).toMatchObject({ kind: "published" });
  const shown = await browser.post(textsCalls.photo, { path: "venue-1.jpg" });
  expect(shown.rawPayload).toEqual(bytes);
  const unknown = await browser.post(textsCalls.photo, { path: "no-hay.jpg" });
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
  const { folder, read, browser, store } = await withTexts();
  const { version, files } = await read();
  const acerca = `${files.acerca}# Nota\n`;
  const wanted = { version, files: { acerca }, photos: {}, removed: [], summary: "Nota" };
  const publish = () => browser.post(textsCalls.publish, wanted);
  vi.spyOn(store.journal, "add").mockRejectedValueOnce(new Error("stopped"));
  expect((await publish()).statusCode).toBe(500);
  const journalled = async () =>
    (await store.journal.list(null, 10)).filter(({ kind }) => kind === "publish-texts");
  expect(await journalled()).toEqual([]);
  for (const next of [read, publish, publish]) {
    await next();
    expect(await journalled()).toMatchObject([{ detail: "Nota" }]);
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
  expect((await storePhoto(svg("<path/>"), "text/plain")).json()).toEqual(
    problems.unsupportedMediaType,
  );
  expect(await readdir(folder)).not.toContain(".fotos-nuevas");
  expect((await storePhoto(svg("<path/>"), "image/svg+xml")).statusCode).toBe(200);
  expect((await storePhoto(await inventedPhoto(1), "application/octet-stream")).statusCode).toBe(
    200,
  );
});

test("concurrent publications are carried out one after the other", async () => {
  const { read, publish } = await withTexts();
  const { version, files } = await read();
  const answers = await Promise.all(
    (["acerca", "sede"] as const).map((key) =>
      publish({ version, files: { [key]: `${files[key]}# Nota\n` } }),
    ),
  );
  expect(answers.map((answer) => answer.json().kind).sort()).toEqual(["outdated", "published"]);
});

test("a store of texts that cannot do its work is answered with its reason, and the log has the cause", async () => {
  const fails = async () => {
    throw new TextsError(textsProblems.storeBusy, { cause: new Error("GitHub answered 429") });
  };
  const calls = { read: fails, readPhoto: fails, storePhoto: fails, publish: fails };
  const texts = { ...calls, lastEntry: fails, forgetEntry: fails, progress: fails };
  const { app, log } = await organisersUnderTest({ texts });
  const browser = await signedIn(app);
  for (const call of [textsCalls.texts, textsCalls.progress]) {
    expect((await browser.get(call)).json()).toEqual(textsProblems.storeBusy);
  }
  expect(JSON.stringify(log())).toContain("GitHub answered 429");
});
