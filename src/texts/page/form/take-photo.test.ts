import { expect, test, vi } from "vitest";
import { takePhotos } from "./take-photo.ts";

test("several photos with one fault are refused with one sentence that names them", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("No picture")));
  const files = ["IMG_1.HEIC", "IMG_2.HEIC"].map((name) => new File(["ftypheic"], name));
  const added: string[] = [];
  const fault = await takePhotos(files, (path) => added.push(path));
  expect(fault).toMatch(/^IMG_1\.HEIC, IMG_2\.HEIC: /);
  expect(fault?.match(/HEIC de iPhone/g)).toHaveLength(1);
  expect(added).toEqual([]);
});
