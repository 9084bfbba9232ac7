import { expect, test } from "vitest";
import { lackingCertificates } from "./lacking-certificates.ts";

const certificate = (code: string, carnet: string, replacedBy: string | null = null) => ({
  code,
  carnet,
  nombre: "Ana",
  issuedAt: 1,
  replacedBy,
  withdrawn: null,
});
const noneHeld = { codes: [], current: [] };

test("existing codes are not added again, whatever the backup says about them", () => {
  const held = { codes: ["A"], current: [["1", "A"]] as const };
  expect(lackingCertificates([certificate("A", "1", "B")], held)).toEqual([]);
});

test("an older certificate of a person with an existing one is replaced by that", () => {
  const held = { codes: ["B"], current: [["1", "B"]] as const };
  const backup = [certificate("A", "1"), certificate("C", "1", "A")];
  expect(lackingCertificates(backup, held)).toEqual([certificate("A", "1", "B"), backup[1]]);
});

test("nobody gets two certificates, even from a backup with two", () => {
  const backup = [certificate("A", "1"), certificate("B", "1"), certificate("B", "2")];
  expect(lackingCertificates(backup, noneHeld)).toEqual([
    certificate("A", "1"),
    certificate("B", "1", "A"),
  ]);
});
