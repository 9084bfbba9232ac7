import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { describeFault } from "../cli/change-words.ts";
import { participantSchema, perField, valueIn } from "../model/carnet/participant.ts";
import { parseList } from "./parse-list.ts";
import { unzip, zip } from "./testing/zip.ts";

const RUNS = Number(process.env.FUZZ_LISTS ?? 1500);
const TIMEOUT_MS = 900_000 + RUNS * 200;

const fixtures = new URL("../../app/cli/testing/fixtures/", import.meta.url);
const texts = await Promise.all(["danada.csv", "utf-16.csv", "windows-1252.csv"].map(fixture));
const workbooks = await Promise.all(
  ["danada.xlsx", "dos-hojas.xlsx", "participantes.xlsx"].map(fixture),
);

function fixture(name: string): Promise<Buffer> {
  return readFile(new URL(name, fixtures));
}

/** Reads a file of these bytes, and fails unless the result can be reported or stored. */
async function read(bytes: Uint8Array): Promise<void> {
  const reading = await parseList(Buffer.from(bytes), carnets);
  switch (reading.kind) {
    case "list":
      for (const person of reading.participants) {
        const whole = perField((field) => valueIn(person, field));
        expect(participantSchema.safeParse(whole).success).toBe(true);
      }
      break;
    case "faulty":
      expect(reading.faults.length).toBeGreaterThan(0);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may reach a terminal
      expect(reading.faults.map(describeFault).join("")).not.toMatch(/[\x00-\x1f]/);
      break;
    default:
      expect(reading.message).not.toBe("");
  }
}

/** A change: bytes are removed at a position, others inserted, and the rest may be cut off. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(20),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc.string().map((text) => Buffer.from(text)),
  ),
});
const changes = fc.array(change, { minLength: 1, maxLength: 6 });

function changed(bytes: Buffer, all: readonly { at: number; cut: number; put: Uint8Array }[]) {
  return all.reduce((before, { at, cut, put }) => {
    const place = Math.floor(at * before.length);
    return Buffer.concat([before.subarray(0, place), put, before.subarray(place + cut)]);
  }, bytes);
}

const damaged = (files: readonly Buffer[]) =>
  fc.tuple(fc.constantFrom(...files), changes).map(([bytes, all]) => changed(bytes, all));
const damagedParts = fc
  .constantFrom(...workbooks.map(unzip))
  .chain((files) => fc.tuple(fc.constant(files), fc.constantFrom(...files.keys()), changes))
  .map(([files, name, all]) => {
    const part = files.get(name) ?? Buffer.alloc(0);
    return zip(new Map(files).set(name, changed(part, all)));
  });

test.each([
  ["a text list damaged anywhere", damaged(texts), RUNS],
  ["a workbook damaged anywhere", damaged(workbooks), RUNS],
  // These are four times as slow as the others, because nearly all are read to the end.
  ["a workbook with damaged parts in a sound archive", damagedParts, Math.ceil(RUNS / 4)],
] as const)("%s is read or refused with a reason", { timeout: TIMEOUT_MS }, async (...row) => {
  const [, files, numRuns] = row;
  await fc.assert(fc.asyncProperty<[Uint8Array]>(files, read), { numRuns });
});
