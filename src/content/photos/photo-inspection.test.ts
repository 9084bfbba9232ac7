import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { inspectPhotos } from "./photo-inspection.ts";

test("a photo that was replaced or truncated under the same name is inspected again", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "foto.jpg");
  const data = { sede: { fotos: [{ archivo: "foto.jpg" }] } };
  const width = async () => (await inspectPhotos(data, [{ path: "foto.jpg" }], folder))[0]?.width;
  const photo = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#a33" },
  })
    .jpeg()
    .toBuffer();
  await writeFile(file, photo);
  expect(await width()).toBe(300);
  await truncate(file, photo.length - 200);
  expect(await width()).toBeNull();
  await writeFile(file, photo);
  expect(await width()).toBe(300);
});
