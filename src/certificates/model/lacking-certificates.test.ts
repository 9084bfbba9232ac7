import { expect, test } from "vitest";
import { wording } from "#app/store/testing/arrangement.ts";
import { lackingCertificates } from "./lacking-certificates.ts";

const certificate = (code: string, carnet: string, replacedBy: string | null = null) => ({
  code,
  carnet,
  nombre: "Ana",
  wording,
  issuedAt: 1,
  replacedBy,
  withdrawn: null,
});

test("an older certificate of a person with an existing one is replaced by that", () => {
  const held = [certificate("B", "1")];
  const backup = [certificate("A", "1"), certificate("C", "1", "A")];
  expect(lackingCertificates(backup, held)).toEqual([certificate("A", "1", "B"), backup[1]]);
});

test("nobody gets two certificates of one edition, even from a backup with two", () => {
  const next = { ...certificate("C", "1"), wording: { ...wording, numero: 14 } };
  const backup = [certificate("A", "1"), certificate("B", "1"), certificate("B", "2"), next];
  expect(lackingCertificates(backup, [])).toEqual([
    certificate("A", "1"),
    certificate("B", "1", "A"),
    next,
  ]);
});
