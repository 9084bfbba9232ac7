import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatFault } from "../faults/fault.ts";
import { type ContentReport, readContent } from "../read-content.ts";
import { readSpoilt } from "../testing/broken-content.ts";

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

/** Expects either an edition or faults with a place. */
function checkReport({ edition, faults }: ContentReport): void {
  expect(edition === null).toBe(faults.length > 0);
  for (const fault of faults) expect(formatFault(fault)).toMatch(/^content\//);
}

/** Runs `spoil` on copies of valid content. */
async function fuzz(
  spoil: (folder: string) => fc.Arbitrary<{ file: string; contents: Uint8Array | string }>,
  choose: (folder: string) => Promise<void>,
): Promise<void> {
  let content = "";
  await readSpoilt(async (folder) => {
    content = folder;
    await choose(folder);
  });
  const property = fc.asyncProperty(spoil(content), async ({ file, contents }) => {
    const path = join(content, file);
    const sound = await readFile(path);
    await writeFile(path, contents);
    try {
      checkReport(await readContent(content));
    } finally {
      await writeFile(path, sound);
    }
  });
  await fc.assert(property, { numRuns: RUNS });
}

test("content that was damaged anywhere is read as an edition or a list of faults", {
  timeout: TIMEOUT_MS,
}, async () => {
  const texts = new Map<string, string>();
  await fuzz(
    () =>
      fc.tuple(fc.constantFrom(...texts), changes).map(([[file, text], all]) => ({
        file,
        contents: changed(text, all),
      })),
    async (folder) => {
      for (const name of await readdir(folder)) {
        if (name.endsWith(".yaml")) texts.set(name, await readFile(join(folder, name), "utf8"));
      }
    },
  );
});
