import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { opensAsPhoto } from "./photo-inspection.ts";

test("a photo that was replaced or truncated under the same name is inspected again", async () => {
  const file = join(await temporaryFolder(), "foto.jpg");
  const photo = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#a33" },
  })
    .jpeg()
    .toBuffer();
  await writeFile(file, photo);
  expect(await opensAsPhoto(file)).toBe(true);
  await truncate(file, photo.length - 200);
  expect(await opensAsPhoto(file)).toBe(false);
  await writeFile(file, photo);
  expect(await opensAsPhoto(file)).toBe(true);
});
