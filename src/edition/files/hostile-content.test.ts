import { appendFile, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatReport } from "./rules/format-report.ts";
import { readSpoilt } from "./testing/broken-content.ts";

test.each([
  ["one line of 2 MB", () => `titulo: ${"a".repeat(2_000_000)}\n`, /un archivo más largo/],
  [
    "one large block referred to 7,000 times",
    () => `a: &a [${"x,".repeat(10_000)}]\nb: [${"*a,".repeat(7000)}]\n`,
    /\*a/,
  ],
  ["one field 16,000 times", () => "a:\n".repeat(16_000), /un campo que ya está/],
])("a file of %s is reported, and not unfolded", async (_, text, message) => {
  const report = await readSpoilt((folder) => writeFile(join(folder, "tematicas.yaml"), text()));
  expect(report.edition).toBeNull();
  expect(formatReport(report)).toMatch(message);
});

test("a report never steers the terminal, whatever photos and texts are called", async () => {
  const report = await readSpoilt(async (folder) => {
    await writeFile(
      join(folder, "fotos", "\u001b[2J.jpg"),
      await readFile(join(folder, "fotos/salon.jpg")),
    );
    await appendFile(join(folder, "acerca.yaml"), '"\\e]0;x": "\\u009b2J"\n');
  });
  expect(report.faults.length).toBeGreaterThan(0);
  const printed = [formatReport(report), formatReport({ ...report, faults: [] })].join("");
  expect(printed).not.toMatch(/[^\P{Cc}\n]/u);
});

test("a symbolic link among the photos is no photo", async () => {
  const report = await readSpoilt(async (folder) => {
    const photo = join(folder, "fotos/salon.jpg");
    await rename(photo, join(folder, "salon.jpg"));
    await symlink("../salon.jpg", photo);
  });
  expect(formatReport(report)).toMatch(/salon\.jpg/);
  expect(report.edition).toBeNull();
});
