import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "./read-content.ts";
import { formatFault } from "./rules/problem-in-file.ts";
import { readSpoilt } from "./testing/broken-content.ts";

const RUNS = Number(process.env.FUZZ_CONTENT ?? 150);
const TIMEOUT_MS = 60_000 + RUNS * 200;

/** Texts with a meaning in YAML, and texts that people paste. */
const piece = fc.oneof(
  fc.constantFrom("\n", "  ", "\t", ": ", "- ", "&a ", "*a", "!!js/function ", "? ", "|", ">", "{"),
  fc.constantFrom("[", "]", "}", "'", '"', "#", "%", "---\n", "<<: *a", "null", "~", ".inf", "0x1"),
  fc.constantFrom("../../etc/passwd", "javascript:alert(1)", "<script>", "2025-02-30", "\u202e"),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const change = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(30), piece);
const changes = fc.array(change, { minLength: 1, maxLength: 4 });

function changed(text: string, all: readonly [at: number, cut: number, put: string][]): string {
  return all.reduce((before, [at, cut, put]) => {
    const place = Math.floor(at * before.length);
    return before.slice(0, place) + put + before.slice(place + cut);
  }, text);
}

test("content that was damaged anywhere is read as an edition or a list of faults", {
  timeout: TIMEOUT_MS,
}, async () => {
  let content = "";
  const texts = new Map<string, string>();
  await readSpoilt(async (folder) => {
    content = folder;
    for (const name of await readdir(folder)) {
      if (name.endsWith(".yaml")) texts.set(name, await readFile(join(folder, name), "utf8"));
    }
  });
  const damaged = fc.tuple(fc.constantFrom(...texts), changes);
  const property = fc.asyncProperty(damaged, async ([[name, text], all]) => {
    await writeFile(join(content, name), changed(text, all));
    try {
      const { edition, faults } = await readContent(content);
      expect(edition === null).toBe(faults.length > 0);
      for (const fault of faults) expect(formatFault(fault)).toMatch(/^content\//);
    } finally {
      await writeFile(join(content, name), text);
    }
  });
  await fc.assert(property, { numRuns: RUNS });
});
