import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  LARGEST_PHOTO_BYTES,
  type PublishTextsRequest,
  type TextsAnswer,
  textsPaths,
  textsProblems,
} from "../../content/desk/texts-calls.ts";
import { problems } from "../../domain/calls/api.ts";
import { organiserProblems } from "../../domain/organisers/calls.ts";
import { folderDesk } from "../../operations/texts/folder-desk.ts";
import { frozenEdition } from "../../testing/frozen-edition.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { organisersUnderTest, signedIn } from "./testing/organiser.ts";

type Texts = Exclude<TextsAnswer, { readonly desk: "none" }>;

/** An organiser at a desk on a copy of the frozen edition. */
async function atDesk() {
  const folder = join(await temporaryFolder(), "content");
  await cp(frozenEdition, folder, { recursive: true });
  const delivered: string[] = [];
  const texts = folderDesk(folder, {
    begin: (summary) => void delivered.push(summary),
    progress: async () => ({ state: "idle" }),
  });
  const under = await organisersUnderTest({ texts });
  const browser = await signedIn(under.app);
  const read = async (): Promise<Texts> => (await browser.get(textsPaths.texts)).json();
  return {
    ...under,
    folder,
    browser,
    delivered,
    read,
    store: under.store,
    storePhoto: (payload: Buffer, type = "image/jpeg") =>
      under.app.inject({
        method: "POST",
        url: textsPaths.storePhoto,
        headers: { cookie: browser.cookie, "content-type": type },
        payload,
      }),
    async publish(changed: Partial<PublishTextsRequest> | object) {
      const { version } = await read();
      const usual = { version, files: {}, photos: {}, removed: [], summary: "Un cambio" };
      return browser.post(textsPaths.publish, { ...usual, ...changed });
    },
  };
}

const photo = (shade: number) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: { r: shade, g: 1, b: 1 } } })
    .jpeg()
    .toBuffer();

test("without a desk, the answer says what to set up", async () => {
  const { app } = await organisersUnderTest();
  const browser = await signedIn(app);
  const { desk, steps } = (await browser.get(textsPaths.texts)).json();
  expect([desk, steps.length]).toEqual(["none", 3]);
  const wanted = { version: "", files: {}, photos: {}, removed: [], summary: "x" };
  expect((await browser.post(textsPaths.publish, wanted)).statusCode).toBe(404);
  expect((await browser.get(textsPaths.progress)).json()).toEqual({ state: "idle" });
});

test("texts are published with the photos, and the journal has who and what", async () => {
  const { folder, browser, delivered, read, store, storePhoto, publish } = await atDesk();
  const bytes = await photo(10);
  const { id } = (await storePhoto(bytes)).json();
  expect((await storePhoto(bytes)).json()).toEqual({ id });
  const before = await read();
  const acerca = `${before.files.acerca}\n# Una nota\n`;
  const wanted = { files: { acerca }, photos: { "venue-1.jpg": id }, summary: "La  sede" };
  const answer = (await publish(wanted)).json();
  const after = await read();
  expect(answer).toEqual({ kind: "published", version: after.version });
  expect(after.version).not.toBe(before.version);
  expect(await readFile(join(folder, "acerca.yaml"), "utf8")).toBe(acerca);
  expect(await readFile(join(folder, "fotos/venue-1.jpg"))).toEqual(bytes);
  const shown = await browser.post(textsPaths.photo, { path: "venue-1.jpg" });
  expect(shown.rawPayload).toEqual(bytes);
  expect(delivered).toEqual(["La sede"]);
  const [entry] = await store.journal.list(null, 1);
  expect(entry).toMatchObject({ kind: "publish-texts", detail: "La sede" });
  // The answer was lost, and the page sends the same again.
  const again = (await publish({ ...wanted, version: before.version })).json();
  expect(again).toEqual(answer);
  expect(delivered).toHaveLength(1);
});

test("a change on an old version is answered with the new texts, and changes nothing", async () => {
  const { folder, browser, delivered, read, publish } = await atDesk();
  const { version, files } = await read();
  await writeFile(join(folder, "sede.yaml"), `${files.sede}# De otra mano\n`);
  const before = await read();
  const wanted = { version, files: { acerca: `${files.acerca}# Mía\n` } };
  const answer = (await publish(wanted)).json();
  expect(answer).toEqual({ kind: "outdated", texts: before });
  expect(await read()).toEqual(before);
  expect(delivered).toEqual([]);
  expect((await browser.get(textsPaths.texts)).json()).toEqual(before);
});

test("faulty content is answered with its faults, and changes nothing", async () => {
  const { delivered, read, publish, storePhoto } = await atDesk();
  const before = await read();
  const cut = (await storePhoto((await photo(5)).subarray(0, 300))).json().id;
  for (const [wanted, file] of [
    [{ files: { acerca: "titulo: {" } }, "content/acerca.yaml"],
    [{ files: { acerca: "[".repeat(20_000) } }, "content/acerca.yaml"],
    [{ removed: ["speaker-1.jpg"] }, "content/ponentes.yaml"],
    [{ photos: { "speaker-1.jpg": cut } }, "content/ponentes.yaml"],
  ] as const) {
    const { kind, faults } = (await publish(wanted)).json();
    expect([kind, faults[0]?.file]).toEqual(["faulty", file]);
  }
  expect(await read()).toEqual(before);
  expect(delivered).toEqual([]);
});

test.each([
  "../edicion.jpg",
  "fotos/../../x.jpg",
  "/etc/x.jpg",
  "a\\..\\x.jpg",
  ".oculta.jpg",
  "a/.b/c.jpg",
  "a/b/c/d.jpg",
  "a\u0000.jpg",
  "a\u202e.jpg",
  "x.exe",
  "x.png",
  "CON /x.jpg",
])("no photo is stored as %j", async (path) => {
  const { read, publish, storePhoto } = await atDesk();
  const before = await read();
  const { id } = (await storePhoto(await photo(3))).json();
  const photos = Object.fromEntries([[path, id]]);
  expect((await publish({ photos })).json()).toEqual(textsProblems.photoNotStored);
  expect(await read()).toEqual(before);
});

test("only photos of the edition are shown", async () => {
  const { browser } = await atDesk();
  for (const path of ["../edicion.yaml", "no-hay.jpg", "/etc/passwd", "CREDITOS.md", "ediciones"]) {
    expect((await browser.post(textsPaths.photo, { path })).json()).toEqual(
      organiserProblems.noSuchItem,
    );
  }
});

test.each([
  ["files of another name", { files: { "../acerca": "x" } }],
  ["half a character", { files: { acerca: "a\ud800" } }],
  ["an unseen sign", { summary: "a\u202eb" }],
  ["no words", { summary: "  " }],
  ["unknown fields", { otro: 1 }],
])("a publication with %s is refused", async (_with, wanted) => {
  const { read, publish } = await atDesk();
  const before = await read();
  expect((await publish(wanted)).json()).toEqual(organiserProblems.invalidOrganiserRequest);
  expect(await read()).toEqual(before);
});

test("an id that is no photo publishes nothing", async () => {
  const { read, publish } = await atDesk();
  const before = await read();
  for (const id of ["0".repeat(64), "../edicion.yaml", ""]) {
    const photos = { "venue-1.jpg": id };
    expect((await publish({ photos })).json()).toEqual(textsProblems.photoNotStored);
  }
  expect(await read()).toEqual(before);
});

test("only pictures without programs are kept, up to their limit", async () => {
  const { storePhoto, folder } = await atDesk();
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
  expect((await storePhoto(large)).json()).toEqual(textsProblems.photoTooLarge);
  expect((await storePhoto(svg("<path/>"), "text/plain")).json()).toEqual(
    problems.unsupportedMediaType,
  );
  expect(await readdir(folder)).not.toContain(".fotos-nuevas");
  expect((await storePhoto(svg("<path/>"), "image/svg+xml")).statusCode).toBe(200);
  expect((await storePhoto(await photo(1), "application/octet-stream")).statusCode).toBe(200);
});

test("publications at once are carried out one after the other", async () => {
  const { read, browser } = await atDesk();
  const { version, files } = await read();
  const wanted = (key: "acerca" | "sede") => ({
    version,
    files: { [key]: `${files[key]}# Nota\n` },
    photos: {},
    removed: [],
    summary: key,
  });
  const answers = await Promise.all([
    browser.post(textsPaths.publish, wanted("acerca")),
    browser.post(textsPaths.publish, wanted("sede")),
  ]);
  expect(answers.map((answer) => answer.json().kind).sort()).toEqual(["outdated", "published"]);
});
