import { expect, test } from "vitest";
import { summarizeNotices } from "./format-report.ts";

const notice = (line: number) => ({ file: "content/edicion.yaml", line, text: `Aviso ${line}.` });

test("a build reports no notices when there are none", () => {
  expect(summarizeNotices([])).toEqual([]);
});

test("a build reports many notices in three lines, and where all of them are", () => {
  expect(summarizeNotices([1, 2, 3, 4].map(notice))).toEqual([
    "4 avisos que no impiden publicar; estos son los dos primeros. Véalos con: npm run contenido",
    "  content/edicion.yaml:1: Aviso 1.",
    "  content/edicion.yaml:2: Aviso 2.",
  ]);
  expect(summarizeNotices([notice(3)])).toEqual([
    "1 aviso que no impide publicar. Véalos con: npm run contenido",
    "  content/edicion.yaml:3: Aviso 3.",
  ]);
});
