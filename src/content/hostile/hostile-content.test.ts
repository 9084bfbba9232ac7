import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentReport } from "../read-content.ts";
import { formatReport } from "../report/format-report.ts";
import { readEdited, readSpoilt } from "../testing/broken-content.ts";
import { edit, expectOneFault } from "../testing/one-fault.ts";

const inSede = (text: string) => edit("sede", "El salón vacío", text);

test("a text with 5001 letters is reported once, in its place", async () => {
  const message = /5001 letras.*\n.*5000 letras como máximo/;
  await expectOneFault(inSede("a".repeat(5001)), "sede.yaml:3:5", message);
});

test("a field's name with control characters is reported in its block", async () => {
  await expectOneFault(edit("sede", "leyenda:", '"l\\u202e":'), "sede.yaml:2:5", /U\+202E/);
});

test("emoji of several characters, accents in two parts and texts of several lines are fine", async () => {
  const { faults } = await readEdited(inSede('"👩‍💻🏳️‍🌈 José\u0301\\tÑandú\\nfin"'));
  expect(faults).toEqual([]);
});

/** Reads content in which `key` is `text` alone. */
function readAlone(key: string, text: string): Promise<ContentReport> {
  return readSpoilt((folder) => writeFile(join(folder, `${key}.yaml`), text));
}

test.each([
  ["one line of 2 MB", () => `titulo: ${"a".repeat(2_000_000)}\n`, /2001 kB/],
  [
    "one large block referred to 7,000 times",
    () => `a: &a [${"x,".repeat(10_000)}]\nb: [${"*a,".repeat(7000)}]\n`,
    /\*a/,
  ],
  ["one field 16,000 times", () => "a:\n".repeat(16_000), /algo que no es YAML/],
])("a file of %s is reported, and not unfolded", async (_, text, message) => {
  for (const key of ["acerca", "tematicas"]) {
    const report = await readAlone(key, text());
    const printed = formatReport(report);
    expect(report.edition).toBeNull();
    expect(printed).toMatch(message);
  }
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
