import { expect, test, vi } from "vitest";
import { contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { ContentSources } from "#edition/files/yaml/texts-calls.ts";
import { currentDraft, settle } from "../draft/draft.ts";
import { takePhoto, takePhotos } from "./take-photo.ts";

test("several photos with one fault are refused with one sentence that names them", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("No picture")));
  const files = ["IMG_1.HEIC", "IMG_2.HEIC"].map((name) => new File(["ftypheic"], name));
  const added: string[] = [];
  const fault = await takePhotos(files, (path) => added.push(path));
  expect(fault).toMatch(/^IMG_1\.HEIC, IMG_2\.HEIC: /);
  expect(fault?.match(/HEIC de iPhone/g)).toHaveLength(1);
  expect(added).toEqual([]);
});

test("a drawing that the server would refuse is refused as it is chosen", async () => {
  const files = Object.fromEntries(contentKeys.map((key) => [key, ""])) as ContentSources;
  settle({ place: "folder", version: "1", files, photos: [] });
  const svg = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"></svg>';
  const drawing = new File([svg], "escudo.svg", { type: "image/svg+xml" });
  const place = { file: "edicion", path: ["logo"], isMark: true, sharpFrom: 1 } as const;
  expect(await takePhoto(drawing, place)).toMatch(/^El dibujo/);
  expect(currentDraft().data.edicion).toBeUndefined();
});
