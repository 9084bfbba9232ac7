import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { checkValue } from "#people/model/carnet/check-person.ts";
import { carnets } from "#testing/carnets.ts";
import { guardCell, unguardCell } from "../formula-guard.ts";
import { parseList } from "../parse-list.ts";
import { csvText } from "./write-csv.ts";
import { xlsxFile } from "./write-xlsx.ts";

/** Texts as an import stores them, with many characters that are special in spreadsheets and CSV. */
const stored = (field: "nombre" | "numeroTicket") =>
  fc
    .array(fc.oneof(fc.constantFrom(..."=+-@'\",;\t ＝0aÑ😀"), fc.string({ unit: "grapheme" })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((pieces) => checkValue(field, pieces.join(""), carnets))
    .filter((checked) => checked.kind === "value")
    .map(({ value }) => value);

const participants = fc
  .uniqueArray(
    fc.record({
      carnet: fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{1,6}$/),
      nombre: stored("nombre"),
      numeroTicket: stored("numeroTicket"),
    }),
    { selector: ({ carnet }) => carnet, minLength: 1, maxLength: 6 },
  )
  .filter((list) => new Set(list.map(({ numeroTicket }) => numeroTicket)).size === list.length);

test("an exported list is read back exactly", async () => {
  await fc.assert(
    fc.asyncProperty(participants, async (list) => {
      const reading = await parseList(new TextEncoder().encode(csvText(list)), carnets);
      expect(reading.kind === "list" && reading.participants).toEqual(list);
    }),
    { numRuns: 500 },
  );
});

test("a workbook shows a telephone as it is, and a name that begins like a formula with an apostrophe", async () => {
  const [carnet, telefono] = ["2490-21-1", "+502 5555-1234"];
  const ana = { carnet, nombre: "=Ana", numeroTicket: "1", telefono };
  const { sheets } = await readXlsx(await xlsxFile([ana]));
  expect(sheets[0]?.rows[1]).toEqual([carnet, "'=Ana", "1", telefono]);
});

test("an exported list holds no cell that a spreadsheet would run", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."=+-@'\t\r\n＝a") }), (text) => {
      expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unguardCell(guardCell(text))).toBe(text);
    }),
  );
});
