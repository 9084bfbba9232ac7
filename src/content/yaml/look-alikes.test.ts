import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatFault } from "../faults/fault.ts";
import { readEdited, readSpoilt } from "../testing/broken-content.ts";
import { edit, expectOneFault } from "../testing/one-fault.ts";

const spaces = ["\u00a0", "\u3000"];
const invisible = ["\u200b", "\ufeff", "\u00ad"];
const codeOf = (sign: string) =>
  `U\\+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

describe.each([...spaces, ...invisible])("%j is named with line, column and what to do", (sign) => {
  const message = (words: string) => new RegExp(`${codeOf(sign)}\\)${words}`);

  test.each([
    ["as indentation", "ponentes", "  nombre: Andrea", `${sign}${sign}nombre: Andrea`, "2:1"],
    ["within the indentation", "ponentes", "  nombre: Andrea", ` ${sign}nombre: Andrea`, "2:2"],
    ["before a field", "edicion", "lema: Ideas", `${sign}lema: Ideas`, "4:1"],
  ])("%s", async (_, key, replace, by, place) => {
    await expectOneFault(edit(key, replace, by), `${key}.yaml:${place}`, message(" al comienzo"));
  });

  test("on a line that looks empty, and at the end of a field's line", async () => {
    await expectOneFault(
      edit("edicion", "lema: Ideas", `${sign}\nlema: Ideas`),
      "edicion.yaml:4:1",
      message(" al comienzo[^]*parece vacía"),
    );
    await expectOneFault(
      edit("edicion", "contacto:\n", `contacto:${sign}\n`),
      "edicion.yaml:21:10",
      message(" después de «contacto:»[^]*hasta el fin de la línea"),
    );
  });

  test("after a colon and after a dash", async () => {
    await expectOneFault(
      edit("edicion", "lema: Ideas", `lema:${sign}Ideas`),
      "edicion.yaml:4:6",
      message(" después de «lema:»"),
    );
    await expectOneFault(
      edit("ponentes", "- id: rodrigo", `-${sign}id: rodrigo`),
      "ponentes.yaml:11:2",
      message(" después del guion"),
    );
  });
});

test.each(["\u2013", "\u2014", "\u2011", "\u2212", "\u2022", "\u00b7", "\u25cf", "\u25aa", "*"])(
  "%j in the place of a dash is named, wherever it is",
  async (sign) => {
    const { faults } = await readSpoilt(async (folder) => {
      const path = join(folder, "ponentes.yaml");
      const text = await readFile(path, "utf8");
      await writeFile(path, text.replace(/^- id/gm, `${sign} id`));
    });
    const reports = faults.map(formatFault);
    expect(reports.map((report) => report.split("\n")[0])).toEqual([
      "content/ponentes.yaml:1:1",
      "content/ponentes.yaml:11:1",
    ]);
    for (const report of reports) expect(report).toContain(`«${sign}» (U+`);
    await expectOneFault(
      edit("sede", "  - archivo", `  ${sign} archivo`),
      "sede.yaml:2:3",
      /en lugar de un guion/,
    );
  },
);

test.each([
  [
    "a text over several lines",
    "lema: Ideas con cable a tierra",
    "lema: Ideas\n  – con\n  • cable\n  -a",
  ],
  [
    "a text in a block",
    "lema: Ideas con cable a tierra",
    "lema: >-\n  – Ideas\n  • cable：a tierra",
  ],
  [
    "a text after hard spaces",
    "lema: Ideas con cable a tierra",
    "lema: \u00a0Ideas\u00a0con cable",
  ],
  ["a comment", "lema: Ideas", "# \u00a0– nota： ver\nlema: Ideas"],
])("the same signs are fine in %s", async (_, replace, by) => {
  const { faults } = await readEdited(edit("edicion", replace, by));
  expect(faults.map(formatFault)).toEqual([]);
});

describe("a conflict that a merge left", () => {
  const conflict = (mine: string, theirs: string) =>
    `<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> origin/main\n`;

  test.each([
    ["at a field", "edicion", "lema: Ideas con cable a tierra\n", "lema: Otro\n", "4:1", "4, 6, 8"],
    ["in a list", "ponentes", "  nombre: Andrea Lemus\n", "  nombre: Otra\n", "2:1", "2, 4, 6"],
  ])("%s is one fault with all lines to delete", async (_, key, line, other, place, lines) => {
    await expectOneFault(
      edit(key, line, conflict(line, other)),
      `${key}.yaml:${place}`,
      new RegExp(`«<<<<<<< HEAD».*conflicto de Git[^]*marcas: ${lines}\\.`),
    );
  });

  test("is reported once each, also with the common ancestor's version or a single marker", async () => {
    const both = `${conflict("a: 1\n", "a: 2\n")}b: 1\n<<<<<<< x\nc: 1\n||||||| y\n=======\n>>>>>>> z\n`;
    const { faults } = await readSpoilt((folder) => writeFile(join(folder, "acerca.yaml"), both));
    expect(faults.map(({ line }) => line)).toEqual([1, 7]);
    await expectOneFault(
      edit("edicion", "derechos: 2025", "derechos: 2025\n======="),
      "edicion.yaml:27:1",
      /borre la otra y esta línea/,
    );
  });
});

describe("line breaks", () => {
  test.each(["\u2028", "\u2029", "\u0085", "\v"])(
    "%j, which YAML does not know, is named at its place",
    async (sign) => {
      await expectOneFault(
        edit("edicion", "tierra\n", `tierra${sign}`),
        "edicion.yaml:4:31",
        new RegExp(`${codeOf(sign)}\\)`),
      );
    },
  );

  test("line ends of Windows and of Macs before 2001 are accepted", async () => {
    const saved = (ending: string) =>
      readSpoilt(async (folder) => {
        const path = join(folder, "acerca.yaml");
        await writeFile(path, (await readFile(path, "utf8")).replaceAll("\n", ending));
      });
    expect((await saved("\r")).faults).toEqual([]);
    expect((await saved("\r\n")).faults).toEqual([]);
  });

  test("a file in UTF-16 without accents and byte order mark is reported, with the advice to save it as UTF-8", async () => {
    const { faults } = await readSpoilt((folder) =>
      writeFile(join(folder, "acerca.yaml"), "queEs:\n  titulo: Hoy\n", "utf16le"),
    );
    expect(faults).toMatchObject([{ expected: expect.stringContaining("UTF-8") }]);
  });
});
