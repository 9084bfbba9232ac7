import { execFileSync } from "node:child_process";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { findProgram } from "../engines/machine/find-program.ts";
import { readEdition } from "../testing/read-edition.ts";
import { expect, test } from "./testing/every-engine.ts";

const { edicion, tematicas, ponentes } = await readEdition(frozenEdition);

test("two printed sheets contain title, date, place and speakers completely", async ({
  visitor,
  engine,
}) => {
  test.skip(findProgram(["pdftotext"]) === null, "This machine has no pdftotext");
  await visitor.open("/");
  const [first = "", second = "", ...more] = textsOf(await visitor.print());
  expect(more).toEqual([]);
  const { titulo, lugar } = edicion;
  for (const written of [titulo, "8:00 AM", lugar.nombre]) {
    expect(first).toContain(written.toLowerCase());
  }
  // Columns are not merged into one text. Firefox writes bold letters as outlines, so its text is not
  // read.
  if (engine !== "firefox") expect(first).toMatch(/4 de octubre de 2025\W/);
  for (const { titulo } of tematicas) expect(second).toContain(titulo.toLowerCase());
  for (const { nombre } of ponentes) expect(second).toContain(nombre.toLowerCase());
  for (const pressed of ["valida tu registro", "segundos", "siguiente"]) {
    expect(first + second).not.toContain(pressed);
  }
});

/** The text of each page of a PDF, in lower case and with single spaces. */
function textsOf(pdf: Buffer): string[] {
  const text = execFileSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" });
  const pages = text.replace(/\f$/, "").split("\f");
  return pages.map((page) => page.replace(/\s+/g, " ").toLowerCase());
}
