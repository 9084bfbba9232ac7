import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { textsWith } from "#texts/testing/texts-with.ts";
import { change, currentDraft, settle } from "../draft/draft.ts";
import { hasPrintColours, takePhoto, takePhotos } from "./take-photo.ts";

test("several photos with one fault are refused with one sentence that names them", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("No picture")));
  const files = ["IMG_1.HEIC", "IMG_2.HEIC"].map((name) => new File(["ftypheic"], name));
  const added: string[] = [];
  const fault = await takePhotos(files, (path) => added.push(path));
  expect(fault).toMatch(/^IMG_1\.HEIC, IMG_2\.HEIC: /);
  expect(fault?.match(/HEIC de iPhone/g)).toHaveLength(1);
  expect(added).toEqual([]);
});

test("a drawing whose entry has moved meanwhile is put into no other", async () => {
  settle(textsWith({ patrocinadores: "- nombre: Uno\n- nombre: Dos\n" }));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const drawing = new File([svg], "a.svg", { type: "image/svg+xml" });
  const place = { file: "patrocinadores", path: [0, "logo"], isMark: true, sharpFrom: 1 } as const;
  const taking = takePhoto(drawing, place);
  const entries = currentDraft().data.patrocinadores as object[];
  change("patrocinadores", [], entries.toReversed());
  expect(await taking).toMatch(/^La lista cambió/);
});

test("who replaces a described photo is reminded of its description, and who puts the first one is not", async () => {
  const perfil = "perfil: { archivo: a.jpg, alt: Ana ante la pizarra }";
  settle(textsWith({ ponentes: `- ${perfil}\n- perfil: { alt: Eva }\n` }));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const drawing = new File([svg], "b.svg", { type: "image/svg+xml" });
  const take = (index: number) =>
    takePhoto(drawing, {
      file: "ponentes",
      path: [index, "perfil", "archivo"],
      isMark: true,
      sharpFrom: 1,
    });
  expect(await take(0)).toEqual({ notice: expect.stringMatching(/anterior/) });
  expect(await take(1)).toBeUndefined();
});

test("a print shop's JPEG is told from a photo and from other files", () => {
  const cmyk = readFileSync(`${import.meta.dirname}/testing/cmyk-without-profile.jpg`);
  const photo = readFileSync("src/testing/edition/fotos/venue-1.jpg");
  expect(hasPrintColours(cmyk)).toBe(true);
  const others = [cmyk.subarray(0, 3), Buffer.from("\xff\xd8nothing"), Buffer.alloc(99)];
  for (const other of [photo, ...others]) expect(hasPrintColours(other)).toBe(false);
});
