import { expect } from "vitest";
import { formatFault } from "../faults/fault.ts";
import { type Edit, readEdited } from "./broken-content.ts";

/** The edit that puts `by` in the place of `replace` in `<key>.yaml`. */
export function edit(key: string, replace: string, by: string): Edit {
  return { file: `${key}.yaml`, replace, by };
}

/** Expects a change to cause exactly one fault, in Spanish, and no edition. */
export async function expectOneFault(change: Edit, place: string, message: RegExp): Promise<void> {
  const { edition, faults } = await readEdited(change);
  const reports = faults.map(formatFault);
  expect(reports).toHaveLength(1);
  expect(reports[0]?.split("\n")[0]).toBe(`content/${place}`);
  expect(reports[0]).toMatch(message);
  expect(reports[0]).not.toMatch(/invalid|expected|required|unrecognized|received|undefined|null/i);
  expect(edition).toBeNull();
}
