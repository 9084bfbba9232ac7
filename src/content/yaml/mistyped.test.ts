import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatFault } from "../faults/fault.ts";
import { readEdited, readSpoilt } from "../testing/broken-content.ts";
import { edit, expectOneFault } from "../testing/one-fault.ts";

test.each([
  [
    "a hard space as indentation",
    "ponentes",
    "  nombre: Andrea",
    "\u00a0\u00a0nombre: Andrea",
    "2:1",
    /U\+00A0/,
  ],
  ["a hard space after a colon", "edicion", "lema: Ideas", "lema:\u00a0Ideas", "4:1", /U\+00A0/],
  [
    "an unseen sign after a dash",
    "ponentes",
    "- id: rodrigo",
    "-\u200bid: rodrigo",
    "11:1",
    /U\+200B/,
  ],
  [
    "an unseen sign in a name",
    "ponentes",
    "  rol: Inge",
    "  ro\u200bl: Inge",
    "3:3",
    /Quiso escribir «rol»/,
  ],
  [
    "a long dash",
    "ponentes",
    "- id: rodrigo",
    "– id: rodrigo",
    "11:1",
    /«–».*en lugar de un guion/,
  ],
  ["a bullet", "sede", "  - archivo", "  • archivo", "2:14", /«•».*en lugar de un guion/],
])("%s is named at its line", async (_, key, replace, by, place, message) => {
  await expectOneFault(edit(key, replace, by), `${key}.yaml:${place}`, message);
});

test("the same signs are fine in texts and comments", async () => {
  for (const by of [
    "lema: Ideas\n  – con\n  • cable\n  -a",
    "lema: \u00a0Ideas\u00a0con",
    "# \u00a0– nota\nlema: a",
  ]) {
    const { faults } = await readEdited(edit("edicion", "lema: Ideas con cable a tierra", by));
    expect(faults.map(formatFault)).toEqual([]);
  }
});

test("a conflict that a merge left is reported at its first mark", async () => {
  const conflict = "<<<<<<< HEAD\nlema: a\n=======\nlema: b\n>>>>>>> origin/main\n";
  await expectOneFault(
    edit("edicion", "lema: Ideas con cable a tierra\n", conflict),
    "edicion.yaml:4:1",
    /«<<<<<<< HEAD», la marca de un conflicto de Git/,
  );
});

test("a file in UTF-16 without accents and without its mark is to be saved as UTF-8", async () => {
  const { faults } = await readSpoilt((folder) =>
    writeFile(join(folder, "acerca.yaml"), "queEs:\n  titulo: Hoy\n", "utf16le"),
  );
  expect(faults).toMatchObject([{ expected: expect.stringContaining("UTF-8") }]);
});
